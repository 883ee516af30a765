import { livePath } from '@laurel/contract/wire/live.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiSettings } from '../dependencies.ts'
import {
  bodyBytesMax,
  bodyBytesUnderWayMax,
  liveStreamsMax,
  overloadLineMilliseconds,
  requestsUnderWayMax,
} from '../limits.ts'
import { Overloaded } from '../problems/passingProblems.ts'

const commandsPath = '/slack/commands'

const politeWords =
  'Laurel has more to do than it can take just now, and did nothing with this. Send it again in a minute.'

type LoadLimits = Pick<ApiSettings, 'requestsUnderWayMax'> & { readonly bodyBytesUnderWayMax?: number }

/**
 * Answers requests with 503 while this process is at its limit of concurrent requests or body bytes, before it reads
 * their bodies. Health is always answered; a slash command of Slack is answered in words. @fastify/under-pressure limits
 * memory and event loop delay, which rise after the work has started; these limits keep it from starting.
 */
export const shedLoad = (
  app: FastifyInstance,
  { requestsUnderWayMax: max = requestsUnderWayMax, ...limits }: LoadLimits,
): void => {
  const requests = { max, underWay: 0 }
  const bodies = { max: limits.bodyBytesUnderWayMax ?? bodyBytesUnderWayMax, underWay: 0 }
  const streams = { max: liveStreamsMax, underWay: 0 }
  let toldAt = Number.NEGATIVE_INFINITY

  const tell = (request: FastifyRequest): void => {
    const now = performance.now()
    if (now - toldAt < overloadLineMilliseconds) return
    toldAt = now
    request.log.warn('More is asked than can be done: requests are turned away with 503 until it gets less.')
  }

  app.addHook('onRequest', async (request, reply) => {
    const path = request.routeOptions.url
    if (path === '/health') return
    const kind = path === livePath ? streams : requests
    const bytes = bodyBytesOf(request)
    const fits = bytes === 0 || bodies.underWay + bytes <= bodies.max
    if (kind.underWay < kind.max && fits) {
      kind.underWay += 1
      bodies.underWay += bytes
      // Serving a file already uses all the listeners that Node allows without a warning.
      reply.raw.setMaxListeners(reply.raw.getMaxListeners() + 1)
      reply.raw.once('close', () => {
        kind.underWay -= 1
        bodies.underWay -= bytes
      })
      return
    }
    tell(request)
    if (path !== commandsPath) throw new Overloaded()
    return answerPolitely(reply)
  })
}

/** The memory that a body may take. A longer body is refused before it is read. */
const bodyBytesOf = ({ headers }: FastifyRequest): number => {
  if (headers['transfer-encoding'] !== undefined) return bodyBytesMax
  return Math.min(Number(headers['content-length'] ?? 0) || 0, bodyBytesMax)
}

/** Slack shows an answer only if its status is 200. */
const answerPolitely = (reply: FastifyReply): FastifyReply =>
  reply.send({ response_type: 'ephemeral', text: politeWords })
