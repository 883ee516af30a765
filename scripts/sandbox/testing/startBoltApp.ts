import { once } from 'node:events'
import { createServer } from 'node:http'
import { App, HTTPReceiver, LogLevel } from '@slack/bolt'
import { createSlackSandbox, type SlackSandbox } from '../createSlackSandbox.ts'
import type { SlackSandboxOptions } from '../slackSandboxOptions.ts'
import { smallApp, smallWorkspace } from './smallWorkspace.ts'

export type BoltApp = { app: App; sandbox: SlackSandbox; stop(): Promise<void> }

/** Slack's own framework, unchanged but for the address of the Web API, beside a sandbox that drives it. */
export const startBoltApp = async (options: Partial<SlackSandboxOptions> = {}): Promise<BoltApp> => {
  const receiver = new HTTPReceiver({
    signingSecret: smallApp.signingSecret,
    endpoints: '/slack/events',
    logLevel: LogLevel.ERROR,
  })
  const server = createServer((request, response) => receiver.requestListener(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string')
    throw new Error('The app listens on no port: try again.')
  const sandbox = await createSlackSandbox({
    workspace: smallWorkspace,
    app: smallApp,
    eventRetryWaits: [0, 0, 0],
    fetch: (url, init) => fetch(url.replace('http://app.test', `http://127.0.0.1:${address.port}`), init),
    ...options,
  })
  const app = new App({
    receiver,
    authorize: async () => ({ botToken: smallApp.botToken, botId: 'B0LAUREL', botUserId: 'U0LAUREL' }),
    logLevel: LogLevel.ERROR,
    clientOptions: { slackApiUrl: sandbox.apiUrl, retryConfig: { retries: 0 } },
  })
  return {
    app,
    sandbox,
    async stop() {
      await sandbox.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
