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
 * Turns requests away, before anything is read or asked for them, while as many as this process can hold, or as much
 * as it can read, are under way. Health is always answered; a person who typed a command in Slack is told in words.
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
      // Serving a file takes up all the listeners that Node reckons with; this is one more.
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

/** What a body may take in memory; a longer one is refused before it is read. */
const bodyBytesOf = ({ headers }: FastifyRequest): number => {
  if (headers['transfer-encoding'] !== undefined) return bodyBytesMax
  return Math.min(Number(headers['content-length'] ?? 0) || 0, bodyBytesMax)
}

/** Slack shows a person only what comes with 200. */
const answerPolitely = (reply: FastifyReply): FastifyReply =>
  reply.send({ response_type: 'ephemeral', text: politeWords })
