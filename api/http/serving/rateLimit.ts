import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiSettings } from '../dependencies.ts'
import {
  keyRequestsPerMinuteMax,
  pagesPerMinuteMax,
  requestsPerMinuteMax,
  signInsPerMinuteMax,
  unsignedPerMinuteMax,
} from '../limits.ts'
import { addressOf } from './addressOf.ts'
import type { RateLimits } from './callers.ts'

/** The callers that are counted at once; the one that came longest ago is forgotten first. */
const callersCountedMax = 20_000

/**
 * Limits requests per signed-in member, or per address without one, before they are refused for any other reason.
 * Health is not limited, because it is answered from memory; nor are the requests that Slack and Stripe sign, because they
 * limit their own rate, and a limit per address would block a busy workspace.
 */
export const registerRateLimit = async (app: FastifyInstance, settings: ApiSettings): Promise<RateLimits> => {
  const callsMax = settings.requestsPerMinuteMax ?? requestsPerMinuteMax
  const limitOf = (request: FastifyRequest): { readonly key: string; readonly max: number } => {
    if (request.surface === 'pages') return { key: `pages ${addressOf(request)}`, max: pagesPerMinuteMax }
    if (request.routeOptions.config.isSignIn)
      return { key: `sign-in ${addressOf(request)}`, max: signInsPerMinuteMax }
    const { program } = request.caller ?? {}
    if (program) return { key: `key ${program.id}`, max: Math.min(callsMax, keyRequestsPerMinuteMax) }
    return { key: request.caller?.memberId ?? addressOf(request), max: callsMax }
  }
  await app.register(rateLimit, {
    global: false,
    cache: callersCountedMax,
    timeWindow: '1 minute',
    max: request => limitOf(request).max,
    keyGenerator: request => limitOf(request).key,
    allowList: ({ surface }) => surface === 'health' || surface === 'signed',
  })
  app.addHook('onRequest', app.rateLimit())
  app.addHook('onSend', async (request, reply) => tellLimit(request, reply))

  const countUnsigned = app.createRateLimit({
    max: unsignedPerMinuteMax,
    keyGenerator: request => `unsigned ${addressOf(request)}`,
    allowList: [],
  })
  return {
    isUnsignedTooOften: async request => {
      const counted = await countUnsigned(request)
      return !counted.isAllowed && counted.isExceeded
    },
  }
}

/** The fields of draft-ietf-httpapi-ratelimit-headers, for programs that pace themselves. */
const tellLimit = ({ surface }: FastifyRequest, reply: FastifyReply): void => {
  const limit = reply.getHeader('x-ratelimit-limit')
  if (surface !== 'api' || limit === undefined) return
  const [rest, reset] = ['remaining', 'reset'].map(name => reply.getHeader(`x-ratelimit-${name}`))
  reply.header('ratelimit-policy', `"minute";q=${String(limit)};w=60`)
  reply.header('ratelimit', `"minute";r=${String(rest)};t=${String(reset)}`)
}

/** A route with the tighter limit of sign-ins, so that guessing codes and tokens does not pay. */
export const limited = <Route extends { readonly config: object }>(route: Route) => ({
  ...route,
  config: { ...route.config, isSignIn: true },
})
