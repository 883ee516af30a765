import type { App, Receiver, ReceiverEvent } from '@slack/bolt'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { parseBody } from './parseBody.ts'
import { createResponseAck } from './responseAck.ts'

/** Slack tells the person that the app failed after 3 seconds; we give up a moment earlier. */
const acknowledgeWithinMilliseconds = 2_900

const notBegun =
  'Laurel can’t do this just now, and did nothing with it. Wait a minute, then send the command again.'

type Log = { error(details: object, message: string): void }

/**
 * Brings requests that have been verified to Bolt and its acknowledgements back to Fastify. Work goes on after the
 * acknowledgement; `idle` waits for what is under way, so that a shutdown loses nothing.
 */
export class SlackReceiver implements Receiver {
  #app: App | undefined
  readonly #underWay = new Set<Promise<void>>()
  readonly #refusals = new WeakMap<object, (reason: string) => void>()
  readonly #log: Log

  constructor(log: Log) {
    this.#log = log
  }

  init(app: App): void {
    this.#app = app
  }

  async start(): Promise<void> {}
  async stop(): Promise<void> {}

  async idle(): Promise<void> {
    await Promise.all(this.#underWay)
  }

  /** Answers a request, known by its body, that nothing was done; without effect once it was acknowledged. */
  refuse(body: unknown, reason: string): void {
    if (typeof body === 'object' && body !== null) this.#refusals.get(body)?.(reason)
  }

  async handle(request: FastifyRequest, reply: FastifyReply, rawBody: Buffer): Promise<FastifyReply> {
    const body = parseBody(rawBody, request.headers['content-type'])
    if (body === undefined) return reply.code(400).send()
    if (body.ssl_check === '1' && body.command === undefined) return reply.code(200).send()
    if (body.type === 'url_verification') return reply.code(200).send({ challenge: body.challenge })

    const ack = createResponseAck(acknowledgeWithinMilliseconds)
    this.#refusals.set(body, ack.fail)
    this.#process({ body, ack: ack.ack, ...retryOf(request) }, ack.fail)
    const answer = await ack.answered
    if (answer.kind === 'failed') {
      this.#log.error({ slackRequestType: body.type ?? body.command }, answer.reason)
      // A person who typed a command reads what comes with 200; of anything else Slack makes an error of its own.
      if (body.command !== undefined)
        return reply.code(200).send({ response_type: 'ephemeral', text: notBegun })
      return reply.code(500).send()
    }
    return reply.code(200).send(answer.body)
  }

  #process(event: ReceiverEvent, fail: (reason: string) => void): void {
    if (!this.#app) throw new Error('A Slack request came before the app was built.')
    const work = this.#app
      .processEvent(event)
      .then(() => fail('No part of the Slack app answers this request.'))
      .catch((error: unknown) => {
        this.#log.error({ err: error }, 'A Slack request failed.')
        fail('The Slack request failed before it was acknowledged.')
      })
      .finally(() => this.#underWay.delete(work))
    this.#underWay.add(work)
  }
}

const retryOf = (request: FastifyRequest): { retryNum?: number; retryReason?: string } => {
  const number = Number(request.headers['x-slack-retry-num'])
  const reason = request.headers['x-slack-retry-reason']
  return {
    ...(number > 0 ? { retryNum: number } : {}),
    ...(typeof reason === 'string' ? { retryReason: reason } : {}),
  }
}
