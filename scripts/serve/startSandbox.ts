import { demoBotUserId, demoWorkspace } from '../demo/workspace.ts'
import { createSlackSandbox, type SlackSandbox } from '../sandbox/createSlackSandbox.ts'
import type { Secrets } from '../stores/secrets.ts'

export const sandboxApp = { id: 'A0LAUREL', clientId: '1000000000.2000000000', botId: 'B0LAUREL' } as const

/** The sandbox workspace with the app installed, in place of Slack. */
export const startSandbox = (origin: string, port: number, secrets: Secrets): Promise<SlackSandbox> =>
  createSlackSandbox({
    port,
    workspace: demoWorkspace,
    app: {
      ...sandboxApp,
      botUserId: demoBotUserId,
      clientSecret: secrets.sandboxClientSecret,
      signingSecret: secrets.sandboxSigningSecret,
      botToken: secrets.sandboxBotToken,
      requestUrls: {
        commands: `${origin}/slack/commands`,
        interactivity: `${origin}/slack/interactivity`,
        events: `${origin}/slack/events`,
        oauthRedirect: origin,
      },
    },
  })
