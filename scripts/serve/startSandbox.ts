import type { GifSettings } from '@laurel/api/recognition/gifs/gifSettings.ts'
import type { Secrets } from '@laurel/api/server/stores/secrets.ts'
import { secondWorkspace } from '../demo/secondWorkspace.ts'
import { demoBotUserId, demoWorkspace } from '../demo/workspace.ts'
import { createSlackSandbox, type SlackSandbox } from '../sandbox/createSlackSandbox.ts'
import type { SlackSandboxOptions } from '../sandbox/slackSandboxOptions.ts'

export const sandboxApp = { id: 'A0LAUREL', clientId: '1000000000.2000000000', botId: 'B0LAUREL' } as const

/** A local provider of GIFs: generated pictures over KLIPY’s HTTP. */
export const sandboxGifs = ({ url }: SlackSandbox): GifSettings => ({
  provider: 'klipy',
  apiKey: 'sandbox',
  address: `${url}/klipy`,
  mediaHosts: [new URL(url).host],
})

/** What the sandbox serves beside Slack, and where the app is installed. */
export type SandboxParts = Required<
  Pick<SlackSandboxOptions, 'installed' | 'standIns' | 'sourceStandIns' | 'stripe'>
>

/** A local Slack: the workspace of the demo, which has the app, and one without the app. */
export const startSandbox = (
  origin: string,
  port: number,
  secrets: Secrets,
  parts: SandboxParts,
): Promise<SlackSandbox> =>
  createSlackSandbox({
    port,
    workspace: demoWorkspace,
    otherWorkspaces: [secondWorkspace],
    ...parts,
    app: {
      ...sandboxApp,
      botUserId: demoBotUserId,
      clientSecret: secrets.sandboxClientSecret,
      signingSecret: secrets.sandboxSigningSecret,
      botToken: secrets.sandboxBotToken,
      unfurlDomains: [new URL(origin).hostname],
      requestUrls: {
        commands: `${origin}/slack/commands`,
        interactivity: `${origin}/slack/interactivity`,
        events: `${origin}/slack/events`,
        oauthRedirect: origin,
      },
    },
  })
