import Fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import { SandboxApp } from './appSettings.ts'
import { controlPlugin } from './control/controlPlugin.ts'
import { createFaults, type Faults } from './control/faults.ts'
import { createWorkspaceControl, type WorkspaceControl } from './control/workspaceControl.ts'
import { answerPlugin } from './outbound/answerPlugin.ts'
import { createDeliveries, type Delivery, type SendRequest } from './outbound/deliveries.ts'
import { createResponseUrls } from './outbound/responseUrls.ts'
import { createTriggers } from './outbound/triggers.ts'
import { pageApiPlugin } from './pageApi/pageApiPlugin.ts'
import { pagePlugin } from './pageApi/pagePlugin.ts'
import { refuseOtherOrigins } from './pageApi/sameOrigin.ts'
import { streamPlugin } from './pageApi/streamPlugin.ts'
import { NotPossible } from './people/actor.ts'
import type { SandboxContext } from './sandboxContext.ts'
import type { SandboxWorkspace } from './seed.ts'
import { createGrants } from './signIn/grants.ts'
import { createInstallation } from './signIn/installation.ts'
import { signInPlugin } from './signIn/signInPlugin.ts'
import { createSigningKey } from './signIn/signingKey.ts'
import { createChanges } from './state/changes.ts'
import { createSequence } from './state/sequence.ts'
import { createWorkspace } from './state/workspace.ts'
import { webApiPlugin } from './webApi/webApiPlugin.ts'

export type SlackSandboxOptions = {
  /** A free one is taken when none is given. */
  port?: number
  workspace: SandboxWorkspace
  app: SandboxApp
  now?: () => Date
  /** How the sandbox reaches the app. */
  fetch?: SendRequest
  /** Slack waits 3 seconds. */
  answerWithinMilliseconds?: number
  /** Slack repeats an event at once, after a minute and after five. */
  eventRetryWaits?: readonly number[]
}

export type SlackSandbox = {
  /** `http://127.0.0.1:4010`: the workspace page, the authorize pages and the OpenID issuer. */
  readonly url: string
  /** Base of the Web API, with its closing slash. */
  readonly apiUrl: string
  readonly faults: Faults
  /** Everything the app was sent so far, and what it answered; the latest last. */
  readonly deliveries: readonly Delivery[]
  /** Ends when no request to the app is under way. */
  idle(): Promise<void>
  close(): Promise<void>
} & WorkspaceControl

/** Starts a Slack workspace on this machine that an app can't tell from Slack's own servers. */
export const createSlackSandbox = async (options: SlackSandboxOptions): Promise<SlackSandbox> => {
  const stopping = new AbortController()
  let url = ''
  const context = await createContext(options, () => url, stopping.signal)
  const server = Fastify({ bodyLimit: 1_048_576, forceCloseConnections: true })
  acceptForms(server)
  explainFailures(server)
  server.addHook('onRequest', refuseOtherOrigins)
  await server.register(webApiPlugin(context))
  await server.register(answerPlugin(context))
  await server.register(signInPlugin(context))
  await server.register(pagePlugin(context))
  await server.register(pageApiPlugin(context))
  await server.register(streamPlugin(context))
  await server.register(controlPlugin(context))
  url = await server.listen({ host: '127.0.0.1', port: options.port ?? 0 })
  return {
    url,
    apiUrl: `${url}/api/`,
    faults: context.faults,
    deliveries: context.deliveries.log,
    idle: () => context.deliveries.idle(),
    ...createWorkspaceControl(context),
    async close() {
      stopping.abort()
      await server.close()
      await context.deliveries.idle()
    },
  }
}

const createContext = async (
  options: SlackSandboxOptions,
  url: () => string,
  stopping: AbortSignal,
): Promise<SandboxContext> => {
  const now = options.now ?? (() => new Date())
  const app = SandboxApp.parse(options.app)
  const sequence = createSequence(now)
  return {
    url,
    now,
    app,
    sequence,
    stopping,
    workspace: createWorkspace(options.workspace, app, now()),
    changes: createChanges(),
    faults: createFaults(),
    triggers: createTriggers(now, sequence),
    responseUrls: createResponseUrls(url, now, sequence),
    installation: createInstallation(app),
    grants: createGrants(now, sequence),
    signingKey: await createSigningKey(),
    eventRetryWaits: options.eventRetryWaits ?? [0, 60_000, 300_000],
    deliveries: createDeliveries({
      signingSecret: app.signingSecret,
      now,
      fetch: options.fetch ?? fetch,
      answerWithinMilliseconds: options.answerWithinMilliseconds ?? 3_000,
    }),
  }
}

const acceptForms = (server: FastifyInstance): void => {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  )
}

const explainFailures = (server: FastifyInstance): void => {
  server.setErrorHandler((error, _request, reply) => {
    if (error instanceof NotPossible) return reply.code(409).send({ problem: error.message })
    if (error instanceof z.ZodError) return reply.code(400).send({ problem: z.prettifyError(error) })
    throw error
  })
}
