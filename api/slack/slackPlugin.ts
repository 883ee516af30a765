import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Runner } from '../delivery/runner.ts'
import { bindListeners } from './app/bindListeners.ts'
import { createSlackApp } from './app/createSlackApp.ts'
import type { SlackDependencies } from './app/slackDependencies.ts'
import { createInstallationKeeper } from './installations/installationKeeper.ts'
import { createTokenCipher } from './installations/tokenCipher.ts'
import { createSlackInbox } from './receiver/slackInbox.ts'
import { SlackReceiver } from './receiver/slackReceiver.ts'
import { signatureProblem } from './receiver/verifySignature.ts'

export type SlackPluginOptions = SlackDependencies & {
  /** Processes stored requests in this process. */
  readonly jobs: Pick<Runner, 'add' | 'runClaimed'>
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

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const problem = signatureProblem({
      signingSecret: context.settings.signingSecret,
      timestamp: textHeader(request, 'x-slack-request-timestamp'),
      signature: textHeader(request, 'x-slack-signature'),
      rawBody,
      now: dependencies.clock(),
    })
    if (problem) {
      request.log.warn({ problem }, 'A request to the Slack app was not signed by Slack.')
      return reply.code(401).send({ problem })
    }
    return receiver.handle(request, reply, rawBody)
  }
  for (const path of ['/slack/commands', '/slack/interactivity', '/slack/events']) {
    // Slack limits its own rate; a limit per address would block a busy workspace.
    fastify.post(path, { config: { rateLimit: false } }, answer)
  }
}

const textHeader = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}
