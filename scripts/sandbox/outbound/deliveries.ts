import { signedHeaders } from './sign.ts'

/** What came back from the app. */
export type AppAnswer =
  | { kind: 'answered'; status: number; body: string; isRetryRefused: boolean }
  | { kind: 'failed'; reason: 'timeout' | 'connection' }

/** A request to the app and its answer. */
export type Delivery = {
  url: string
  headers: Record<string, string>
  body: string
  answer: AppAnswer
}

export type Deliveries = {
  /** Posts a signed request to the app and waits as long as Slack would. */
  send(
    url: string,
    contentType: 'json' | 'form',
    body: string,
    headers?: Record<string, string>,
  ): Promise<AppAnswer>
  /** Keeps work that goes on after the person was answered, so that `idle` can wait for it. */
  track(work: Promise<unknown>): void
  /** Ends when nothing is under way. */
  idle(): Promise<void>
  readonly log: Delivery[]
}

/** `fetch`, as far as the sandbox uses it. */
export type SendRequest = (
  url: string,
  request: { method: 'POST'; headers: Record<string, string>; body: string; signal: AbortSignal },
) => Promise<Response>

export type DeliverySettings = {
  signingSecret: string
  now: () => Date
  fetch: SendRequest
  answerWithinMilliseconds: number
}

const logLengthMax = 500
const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
}

export const createDeliveries = (settings: DeliverySettings): Deliveries => {
  const log: Delivery[] = []
  const underWay = new Set<Promise<unknown>>()
  const track = (work: Promise<unknown>): void => {
    underWay.add(work)
    const forget = (): void => {
      underWay.delete(work)
    }
    work.then(forget, forget)
  }
  return {
    log,
    track,
    async idle() {
      while (underWay.size > 0) await Promise.allSettled(underWay)
    },
    send(url, contentType, body, headers = {}) {
      const all = {
        ...headers,
        ...signedHeaders(settings.signingSecret, settings.now(), body),
        'content-type': contentTypes[contentType],
        'user-agent': 'Slackbot 1.0 (+https://api.slack.com/robots)',
      }
      const work = post(settings, url, body, all).then(answer => {
        log.push({ url, headers: all, body, answer })
        if (log.length > logLengthMax) log.shift()
        return answer
      })
      track(work)
      return work
    },
  }
}

const post = async (
  settings: DeliverySettings,
  url: string,
  body: string,
  headers: Record<string, string>,
): Promise<AppAnswer> => {
  try {
    const response = await settings.fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(settings.answerWithinMilliseconds),
    })
    return {
      kind: 'answered',
      status: response.status,
      body: await response.text(),
      isRetryRefused: response.headers.get('x-slack-no-retry') === '1',
    }
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError'
    return { kind: 'failed', reason: isTimeout ? 'timeout' : 'connection' }
  }
}
