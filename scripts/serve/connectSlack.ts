import type { SlackSandbox } from '../sandbox/createSlackSandbox.ts'
import type { InstalledWorkspace } from '../sandbox/slackSandboxOptions.ts'
import type { Secrets } from '../stores/secrets.ts'
import type { ServeSettings, SlackApp } from './settings.ts'
import { sandboxApp, startSandbox } from './startSandbox.ts'

export type SlackConnection = {
  readonly app: SlackApp
  /** Origin of the pages, the OpenID issuer and, with `/api/`, the Web API. */
  readonly issuer: string
  readonly apiUrl: string
  /** The workspace that stands in for Slack, where no app is registered. */
  readonly sandbox: SlackSandbox | undefined
  readonly close: () => Promise<void>
}

/** Slack itself where an app is registered, else the sandbox workspace, which speaks the same HTTP. */
export const connectSlack = async (
  settings: ServeSettings,
  secrets: Secrets,
  installed: readonly InstalledWorkspace[],
): Promise<SlackConnection> => {
  if (settings.slackApp)
    return {
      app: settings.slackApp,
      issuer: settings.slackApp.url,
      apiUrl: `${settings.slackApp.url}/api/`,
      sandbox: undefined,
      close: async () => {},
    }
  const sandbox = await startSandbox(settings.origin, settings.sandboxPort, secrets, installed)
  return {
    app: {
      clientId: sandboxApp.clientId,
      clientSecret: secrets.sandboxClientSecret,
      signingSecret: secrets.sandboxSigningSecret,
      url: sandbox.url,
    },
    issuer: sandbox.url,
    apiUrl: sandbox.apiUrl,
    sandbox,
    close: () => sandbox.close(),
  }
}
