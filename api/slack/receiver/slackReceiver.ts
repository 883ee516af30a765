import type { AckFn, App, Receiver } from '@slack/bolt'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { JobHandler } from '../../delivery/handler.ts'
import { done, failed, type Outcome } from '../../delivery/outcome.ts'
import { problemText } from '../../delivery/problemText.ts'
import type { Runner } from '../../delivery/runner.ts'
import { plainEnglish } from '../../messages/speech.ts'
import { parseBody, type SlackBody } from './parseBody.ts'
import { createResponseAck, type ResponseAck } from './responseAck.ts'
import { isSlackEnvelope } from './slackEnvelope.ts'
import {
  bodyOf,
  deliveryIdOf,
  type SlackInbox,
  type StoredDelivery,
  type StoredRequest,
} from './slackInbox.ts'

/** Slack shows an error after 3 seconds, so the wait ends a moment earlier. */
const acknowledgeWithinMilliseconds = 2_900

/** Slack accepts answers to a command or a click for this long. Later work would surprise the person. */
const answeredWithinMilliseconds = 30 * 60 * 1000

/** In English: the database, which knows the language of the person, could not be reached. */
const notBegun = plainEnglish.text('giving.notBegun')

type Log = { error(details: object, message: string): void; warn(details: object, message: string): void }

export type ReceiverDependencies = {
  readonly inbox: SlackInbox
  readonly jobs: Pick<Runner, 'runClaimed'>
  readonly now: () => Date
  readonly log: Log
}

/**
 * Passes verified requests to Bolt, and Bolt's acknowledgements to Fastify. A request is stored first and processed at
 * once, as a job: views open while their trigger is valid, and another process completes what a crashed one leaves.
 */
export class SlackReceiver implements Receiver {
  #app: App | undefined
  readonly #dependencies: ReceiverDependencies
  readonly #underWay = new Set<Promise<void>>()
  /** The answers that Fastify waits for, by delivery. */
  readonly #acks = new Map<string, ResponseAck>()
  readonly #refusals = new WeakMap<object, (reason: string) => void>()
  readonly #failures = new WeakMap<object, Error>()

  constructor(dependencies: ReceiverDependencies) {
    this.#dependencies = dependencies
  }

  init(app: App): void {
    this.#app = app
  }

  async start(): Promise<void> {}
  async stop(): Promise<void> {}

  /** Processes stored requests: at once, or after the process that stored them has died. */
  get handler(): JobHandler {
    return this.#dependencies.inbox.handler((request, delivery) => this.#workOn(request, delivery))
  }

  /** Resolves when no request is being processed. */
  async idle(): Promise<void> {
    await Promise.all(this.#underWay)
  }

  /** Answers a request, identified by its body, with an error. No effect after an acknowledgement. */
  refuse(body: unknown, reason: string): void {
    if (typeof body === 'object' && body !== null) this.#refusals.get(body)?.(reason)
  }

  /** Records that a listener failed with a request, identified by its body. */
  noteFailure(body: unknown, error: Error): void {
    if (typeof body === 'object' && body !== null) this.#failures.set(body, error)
  }

  async handle(request: FastifyRequest, reply: FastifyReply, rawBody: Buffer): Promise<FastifyReply> {
    const { log } = this.#dependencies
    const contentType = request.headers['content-type']
    const body = parseBody(rawBody, contentType)
    if (body === undefined) return reply.code(400).send()
    if (body.ssl_check === '1' && body.command === undefined) return reply.code(200).send()
    if (body.type === 'url_verification') return reply.code(200).send({ challenge: body.challenge })

    if (!isSlackEnvelope(body)) return reply.code(400).send()

    const ack = createResponseAck(acknowledgeWithinMilliseconds)
    // The options of a select are requested with every letter and change nothing, so they are not stored.
    if (body.type === 'block_suggestion') this.#track(this.#process(body, {}, ack))
    else {
      const stored = { rawBody: rawBody.toString('utf8'), contentType, ...retryOf(request) }
      if ((await this.#store(deliveryIdOf(body, rawBody), stored, ack)) === 'duplicate')
        return reply.code(200).send('')
    }
    const answer = await ack.answered
    if (answer.kind === 'failed') {
      log.error({ slackRequestType: body.type ?? body.command }, answer.reason)
      if (answer.isUnknown) return reply.code(404).send()
      // Slack shows the body of a 200 to a person who typed a command; for anything else Slack shows its own error.
      if (body.command !== undefined)
        return reply.code(200).send({ response_type: 'ephemeral', text: notBegun })
      return reply.code(500).send()
    }
    return reply.code(200).send(answer.body)
  }

  async #store(
    deliveryId: string,
    request: Omit<StoredRequest, 'contentType'> & { readonly contentType: string | undefined },
    ack: ResponseAck,
  ): Promise<'duplicate' | 'stored'> {
    const { inbox, jobs, log } = this.#dependencies
    const { contentType, ...rest } = request
    try {
      const job = await inbox.store(deliveryId, contentType === undefined ? rest : { ...rest, contentType })
      if (job === 'duplicate') {
        ack.fail('The request was delivered before.')
        return job
      }
      this.#acks.set(deliveryId, ack)
      const work = async (): Promise<void> => {
        try {
          await jobs.runClaimed(job)
        } finally {
          this.#acks.delete(deliveryId)
          // A process that stops leaves the request to the next one.
          await ack.ack('')
        }
      }
      this.#track(work())
    } catch (error) {
      log.error({ err: error }, 'A Slack request could not be stored.')
      ack.fail('The Slack request could not be stored.')
    }
    return 'stored'
  }

  async #workOn(request: StoredRequest, { deliveryId, receivedAt }: StoredDelivery): Promise<Outcome> {
    const { now, log } = this.#dependencies
    const body = bodyOf(request)
    const isEvent = body.type === 'event_callback'
    const ack = this.#acks.get(deliveryId)
    const age = now().getTime() - Date.parse(receivedAt)
    if (ack === undefined && !isEvent && age > answeredWithinMilliseconds) {
      log.warn({ deliveryId }, 'A Slack request was too old to be answered and was dropped.')
      return { kind: 'done', note: 'Too late for an answer.' }
    }
    const failure = await this.#process(body, retriesOf(request), ack)
    // A person has seen the failure and may retry; an event is retried here.
    return isEvent && failure !== undefined ? failed(problemText(failure)) : done
  }

  /** Processes a request with Bolt. Returns the error of a listener, if any. */
  async #process(
    body: SlackBody,
    retries: { retryNum?: number; retryReason?: string },
    waiting: ResponseAck | undefined,
  ): Promise<unknown> {
    if (!this.#app) throw new Error('A Slack request came before the app was built.')
    const ack: AckFn<unknown> = waiting?.ack ?? (async () => undefined)
    const fail = (reason: string) => waiting?.fail(reason)
    this.#refusals.set(body, fail)
    try {
      await this.#app.processEvent({ body, ack, ...retries })
      waiting?.fail('No listener answers this request.', { isUnknown: true })
      return this.#failures.get(body)
    } catch (error) {
      this.#dependencies.log.error({ err: error }, 'A Slack request failed.')
      fail('The Slack request failed before it was acknowledged.')
      return error
    }
  }

  #track(work: Promise<unknown>): void {
    const tracked = work.then(
      () => undefined,
      (error: unknown) => this.#dependencies.log.error({ err: error }, 'A Slack request failed.'),
    )
    this.#underWay.add(tracked)
    void tracked.finally(() => this.#underWay.delete(tracked))
  }
}

const retriesOf = ({ retryNum, retryReason }: StoredRequest) => ({
  ...(retryNum === undefined ? {} : { retryNum }),
  ...(retryReason === undefined ? {} : { retryReason }),
})

const retryOf = (request: FastifyRequest): { retryNum?: number; retryReason?: string } => {
  const number = Number(request.headers['x-slack-retry-num'])
  const reason = request.headers['x-slack-retry-reason']
  return {
    ...(number > 0 ? { retryNum: number } : {}),
    ...(typeof reason === 'string' ? { retryReason: reason } : {}),
  }
}
