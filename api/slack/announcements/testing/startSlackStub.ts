import Fastify from 'fastify'
import { z } from 'zod'

const Fields = z.record(z.string(), z.string())

export type StubAnswer = {
  readonly status: number
  readonly headers?: Record<string, string>
  readonly body: object
  /** Posts the message although the answer is an error. */
  readonly isCarriedOut?: boolean
}

export type SlackStub = {
  readonly apiUrl: string
  /** The calls since the last reset. */
  readonly calls: ({ method: string } & Record<string, string>)[]
  readonly posted: { readonly ts: string; readonly metadata: unknown }[]
  /** The answers to the next calls, except look-ups. */
  plan(...answers: StubAnswer[]): void
  /** Refuses look-ups with this error until the next reset. */
  refuseHistory(error: string): void
  reset(): void
  close(): Promise<void>
}

/** The part of Slack that announcements call. */
export const startSlackStub = async (): Promise<SlackStub> => {
  const calls: SlackStub['calls'] = []
  const posted: SlackStub['posted'] = []
  const planned: StubAnswer[] = []
  let historyError: string | null = null
  const server = Fastify()
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  server.post<{ Params: { method: string } }>('/api/:method', async (request, reply) => {
    const { method } = request.params
    const call = Fields.parse(request.body)
    calls.push({ ...call, method })
    if (method === 'conversations.history')
      return historyError === null ? { ok: true, messages: posted } : { ok: false, error: historyError }
    const answer = planned.shift()
    const ts = `1700000000.${String(posted.length + 1).padStart(6, '0')}`
    if (method === 'chat.postMessage' && (answer === undefined || answer.isCarriedOut))
      posted.push({ ts, metadata: JSON.parse(call.metadata ?? 'null') })
    if (answer)
      return reply
        .code(answer.status)
        .headers(answer.headers ?? {})
        .send(answer.body)
    if (method === 'conversations.open') return { ok: true, channel: { id: `D${call.users}` } }
    return { ok: true, ts, channel: call.channel }
  })
  return {
    apiUrl: `${await server.listen({ host: '127.0.0.1', port: 0 })}/api/`,
    calls,
    posted,
    plan: (...answers) => void planned.push(...answers),
    refuseHistory: error => {
      historyError = error
    },
    reset: () => {
      historyError = null
      for (const list of [calls, posted, planned]) list.splice(0)
    },
    close: () => server.close(),
  }
}
