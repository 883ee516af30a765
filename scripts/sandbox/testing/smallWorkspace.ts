import type { Grant } from '@laurel/api/slack/installations/admitWorkspace.ts'
import type { SandboxApp } from '../appSettings.ts'
import type { SandboxWorkspace } from '../seed.ts'

/** Three people, a guest, two channels and a user group: enough for a specification. */
export const smallWorkspace: SandboxWorkspace = {
  team: { id: 'T1', name: 'Northwind', domain: 'northwind' },
  users: [
    { id: 'U1', name: 'anna.kim', realName: 'Anna Kim', email: 'anna@northwind.test', isOwner: true },
    { id: 'U2', name: 'ben', realName: 'Ben Ode', email: 'ben@northwind.test', timeZone: 'Asia/Kolkata' },
    { id: 'U3', name: 'cleo', realName: 'Cleo Marsh', email: 'cleo@northwind.test' },
    { id: 'U4', name: 'gus', realName: 'Gus Guest', isRestricted: true },
  ],
  channels: [
    { id: 'C1', name: 'general', isGeneral: true, members: ['U1', 'U2', 'U3', 'U0LAUREL'] },
    { id: 'C2', name: 'design', members: ['U1'] },
    { id: 'G1', name: 'founders', isPrivate: true, members: ['U1'] },
  ],
  userGroups: [{ id: 'S1', handle: 'makers', name: 'Makers', users: ['U1', 'U2', 'U3', 'U0LAUREL'] }],
}

/** What its owner grants the app with a bot token. */
export const smallGrant = (botToken: string): Grant => ({
  botToken,
  appId: 'A0LAUREL',
  scopes: ['commands', 'chat:write'],
  installedBy: 'U1',
  enterpriseId: null,
  isEnterpriseInstall: false,
  refreshToken: null,
  tokenExpiresAt: null,
})

/** An app that is reached at `http://app.test`; a spec's `fetch` says where that is. */
export const smallApp: SandboxApp = {
  clientId: '1.2',
  clientSecret: 'client-secret',
  signingSecret: 'signing-secret',
  botToken: 'xoxb-small',
  unfurlDomains: ['laurel.example'],
  requestUrls: {
    commands: 'http://app.test/slack/events',
    interactivity: 'http://app.test/slack/events',
    events: 'http://app.test/slack/events',
    oauthRedirect: 'http://app.test/login/slack',
  },
}
