import Fastify, { type FastifyInstance } from 'fastify'
import { appsPlugin } from './apps/appsPlugin.ts'
import { controlPlugin } from './control/controlPlugin.ts'
import type { Faults } from './control/faults.ts'
import { createWorkspaceControl, type WorkspaceControl } from './control/workspaceControl.ts'
import { createContexts } from './createContexts.ts'
import { explainFailures } from './explainFailures.ts'
import { gifPlugin } from './gifs/gifPlugin.ts'
import { inboxPlugin } from './inbox/inboxPlugin.ts'
import { answerPlugin } from './outbound/answerPlugin.ts'
import type { Delivery } from './outbound/deliveries.ts'
import { pageApiPlugin } from './pageApi/pageApiPlugin.ts'
import { pagePlugin } from './pageApi/pagePlugin.ts'
import { refuseOtherOrigins } from './pageApi/sameOrigin.ts'
import { streamPlugin } from './pageApi/streamPlugin.ts'
import { NotPossible } from './people/actor.ts'
import { signInPlugin } from './signIn/signInPlugin.ts'
import type { SlackSandboxOptions } from './slackSandboxOptions.ts'
import { mountSourceStandIns } from './sources/mountSourceStandIns.ts'
import { mountStandIns } from './vendors/mountStandIns.ts'
import { webApiPlugin } from './webApi/webApiPlugin.ts'

export type SlackSandbox = {
  /** `http://127.0.0.1:4010`: the workspace page, the authorize pages and the OpenID issuer. */
  readonly url: string
  /** Base of the Web API, with its closing slash. */
  readonly apiUrl: string
  readonly faults: Faults
  /** The requests to the app and its answers, the latest last. */
  readonly deliveries: readonly Delivery[]
  /** Resolves when no request to the app is in progress. */
  idle(): Promise<void>
  close(): Promise<void>
  /** Control of one workspace, and the address of its page. The other members control the first one. */
  workspace(slackTeamId: string): WorkspaceControl & { readonly url: string }
} & WorkspaceControl

/** Starts Slack workspaces on this machine that an app can't tell from Slack's own servers. */
export const createSlackSandbox = async (options: SlackSandboxOptions): Promise<SlackSandbox> => {
  const stopping = new AbortController()
  let url = ''
  const contexts = await createContexts(options, () => url, stopping.signal)
  const [first] = contexts
  const server = Fastify({ bodyLimit: 1_048_576, forceCloseConnections: true })
  acceptForms(server)
  explainFailures(server)
  server.addHook('onRequest', refuseOtherOrigins)
  await server.register(webApiPlugin(first))
  await server.register(signInPlugin(first))
  await server.register(gifPlugin(first))
  await server.register(inboxPlugin(() => new Date()))
  await mountStandIns(server, options.standIns ?? [])
  if (options.stripe) await server.register(options.stripe)
  await mountSourceStandIns(server, options.sourceStandIns ?? [])
  for (const context of contexts)
    for (const plugin of workspacePlugins) await server.register(plugin(context), { prefix: context.home })
  url = await server.listen({ host: '127.0.0.1', port: options.port ?? 0 })
  return {
    url,
    apiUrl: `${url}/api/`,
    faults: first.faults,
    deliveries: first.deliveries.log,
    idle: () => first.deliveries.idle(),
    ...createWorkspaceControl(first),
    workspace: slackTeamId => {
      const context = contexts.find(({ workspace }) => workspace.team.id === slackTeamId)
      if (context === undefined)
        throw new NotPossible(`There is no workspace ${slackTeamId}: name one of the sandbox.`)
      return { url: `${context.url()}/`, ...createWorkspaceControl(context) }
    },
    async close() {
      stopping.abort()
      await server.close()
      await first.deliveries.idle()
    },
  }
}

/** What each workspace has of its own. */
const workspacePlugins = [answerPlugin, appsPlugin, pagePlugin, pageApiPlugin, streamPlugin, controlPlugin]

const acceptForms = (server: FastifyInstance): void => {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  )
}
