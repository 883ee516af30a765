import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { createTokenCipher } from '../access/tokenCipher.ts'
import { createOwnPlaces } from '../awards/competitions/ownPlaces.ts'
import type { Runner } from '../delivery/runner.ts'
import { bindListeners } from './app/bindListeners.ts'
import { createSlackApp } from './app/createSlackApp.ts'
import type { SlackDependencies } from './app/slackDependencies.ts'
import { createInstallationKeeper } from './installations/installationKeeper.ts'
import { createSlackInbox } from './receiver/slackInbox.ts'
import { SlackReceiver } from './receiver/slackReceiver.ts'
import { headerProblem, type SignatureProblem, signatureProblem } from './receiver/verifySignature.ts'

export type SlackPluginOptions = SlackDependencies & {
  /** Processes stored requests in this process. */
  readonly jobs: Pick<Runner, 'add' | 'runClaimed'>
  /** The limits of the server. Left out, requests are not limited. */
  readonly callers?: {
    /** Hears of a request that Slack signed. */
    readonly trust: (request: FastifyRequest) => void
    /** Counts a request that Slack did not sign; true where its address sent too many of them. */
    readonly isUnsignedTooOften: (request: FastifyRequest) => Promise<boolean>
  }
}

const bodyBytesMax = 1_048_576

/**
 * The Slack app: `/slack/commands`, `/slack/interactivity` and `/slack/events`. Encapsulated, so that keeping raw
 * bodies here does not affect the parsers of other routes.
 */
export const slackPlugin: FastifyPluginAsync<SlackPluginOptions> = async (fastify, dependencies) => {
  const { database, clock, settings } = dependencies
  const cipher = createTokenCipher(settings.encryptionKey)
  const { apiUrl, app } = settings
  const context = {
    ...dependencies,
    clock: () => instantOf(clock()),
    cipher,
    installations: createInstallationKeeper({ database, cipher, clock, apiUrl, app }),
    log: fastify.log,
    readOwnPlaces: createOwnPlaces(database),
  }
  const inbox = createSlackInbox(database, cipher)
  const receiver = new SlackReceiver({ inbox, jobs: dependencies.jobs, now: clock, log: fastify.log })
  bindListeners(createSlackApp(context, receiver, fastify.log), context)
  dependencies.jobs.add(receiver.handler)
  fastify.addHook('onClose', () => receiver.idle())

  fastify.removeAllContentTypeParsers()
  fastify.addContentTypeParser(
    ['application/json', 'application/x-www-form-urlencoded'],
    { parseAs: 'buffer', bodyLimit: bodyBytesMax },
    (_request, body, done) => done(null, body),
  )

  const signatureOf = (request: FastifyRequest) => ({
    timestamp: textHeader(request, 'x-slack-request-timestamp'),
    signature: textHeader(request, 'x-slack-signature'),
    now: dependencies.clock(),
  })
  const refuse = async (request: FastifyRequest, reply: FastifyReply, problem: SignatureProblem) => {
    if (await dependencies.callers?.isUnsignedTooOften(request)) return reply.code(429).send({ problem })
    request.log.warn({ problem }, 'A request to the Slack app was not signed by Slack.')
    return reply.code(401).send({ problem })
  }

  // What the headers alone rule out is refused before its body is read.
  fastify.addHook('onRequest', async (request, reply) => {
    const problem = headerProblem(signatureOf(request))
    return problem && refuse(request, reply, problem)
  })

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const { signingSecret } = context.settings
    const problem = signatureProblem({ ...signatureOf(request), signingSecret, rawBody })
    if (problem) return refuse(request, reply, problem)
    dependencies.callers?.trust(request)
    return receiver.handle(request, reply, rawBody)
  }
  for (const path of ['/slack/commands', '/slack/interactivity', '/slack/events']) {
    fastify.post(path, answer)
  }
}

const textHeader = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}
