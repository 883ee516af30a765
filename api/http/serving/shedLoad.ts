import { type Readable, Transform } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ApiSettings } from '../dependencies.ts'
import {
  bodyBytesUnderWayMax,
  liveStreamsMax,
  overloadLineMilliseconds,
  pagesUnderWay,
  pagesUnderWayPerAddress,
  requestsUnderWayMax,
  strangersUnderWay,
  strangersUnderWayPerAddress,
  uncountedBodyBytesMax,
} from '../limits.ts'
import { Overloaded, TooManyAtOnce } from '../problems/passingProblems.ts'
import { addressOf } from './addressOf.ts'
import { bearerOf } from './authenticate.ts'
import type { LoadGuard } from './callers.ts'
import { Room, Stay } from './rooms.ts'
import { createStrangerRooms } from './strangerRooms.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null where the load guard does not count the request. */
    stay: Stay | null
  }
}

type LoadLimits = Pick<ApiSettings, 'requestsUnderWayMax'> & { readonly bodyBytesUnderWayMax?: number }

/**
 * Refuses requests while this process is at a limit of concurrent requests or body bytes, before it reads their bodies.
 * Callers without a session have rooms of their own, and each address a part of those, so that they never take the room
 * of callers with a session. Bytes count when they arrive: the length that a client declares costs it nothing. Health is
 * always answered; a slash command of Slack is answered in words. @fastify/under-pressure limits memory and event loop
 * delay, which rise after the work has started; these limits keep it from starting.
 */
export const shedLoad = (
  app: FastifyInstance,
  { requestsUnderWayMax: requests = requestsUnderWayMax, ...limits }: LoadLimits,
): LoadGuard => {
  const bytes = limits.bodyBytesUnderWayMax ?? bodyBytesUnderWayMax
  const members = new Room({ requests, bytes })
  const streams = new Room({ requests: liveStreamsMax, bytes: 0 })
  const strangers = createStrangerRooms(strangersUnderWay, strangersUnderWayPerAddress)
  const signed = createStrangerRooms(strangersUnderWay, strangersUnderWayPerAddress)
  const pages = createStrangerRooms(pagesUnderWay, pagesUnderWayPerAddress)
  let toldAt = Number.NEGATIVE_INFINITY

  const tell = (request: FastifyRequest): void => {
    const now = performance.now()
    if (now - toldAt < overloadLineMilliseconds) return
    toldAt = now
    request.log.warn('More is asked than can be done: requests are turned away until it gets less.')
  }

  /** Throws the problem of the first room that is full. */
  const roomsFor = (request: FastifyRequest): readonly Room[] => {
    const { surface } = request
    if (claimsSession(request)) return withPlace(surface === 'live' ? streams : members)
    const of = surface === 'signed' ? signed : surface === 'pages' ? pages : strangers
    return withPlace(...of.at(addressOf(request)))
  }

  app.decorateRequest('stay', null)
  app.addHook('onRequest', async (request, reply) => {
    if (request.surface === 'health') return
    try {
      const stay = new Stay(roomsFor(request))
      request.stay = stay
      // Serving a file already uses all the listeners that Node allows without a warning.
      reply.raw.setMaxListeners(reply.raw.getMaxListeners() + 1)
      reply.raw.once('close', () => stay.end())
    } catch (error) {
      tell(request)
      throw error
    }
  })

  app.addHook('preParsing', (request, _reply, payload, done) => {
    const { stay } = request
    done(null, stay && isCounted(request) ? counted(stay, payload) : payload)
  })

  return {
    trust: request => {
      request.stay?.moveTo(withPlace(members))
    },
  }
}

/** The token is checked next, before the body is read; a request that fails there leaves at once. */
const claimsSession = (request: FastifyRequest): boolean => {
  const { access } = request.routeOptions.config
  return access !== undefined && access !== 'public' && bearerOf(request) !== undefined
}

const withPlace = (shared: Room, ofAddress?: Room): readonly Room[] => {
  if (ofAddress?.isFull) throw new TooManyAtOnce()
  if (shared.isFull) throw new Overloaded()
  return ofAddress ? [shared, ofAddress] : [shared]
}

const isCounted = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > uncountedBodyBytesMax

/** The body, counted chunk by chunk. It ends with an error where it does not fit. */
const counted = (stay: Stay, payload: Readable): Readable => {
  const counter = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      if (stay.receive(chunk.length)) done(null, chunk)
      else done(new Overloaded())
    },
  })
  payload.once('error', error => counter.destroy(error))
  counter.once('error', () => {
    // What still arrives is read and dropped, so that the client gets to read the answer.
    payload.unpipe(counter)
    payload.resume()
  })
  return payload.pipe(counter)
}
