import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { ApiSettings } from '../dependencies.ts'
import { requestsPerMinuteMax, signInsPerMinuteMax } from '../limits.ts'

/** Limits the calls of the API per signed-in member, or per address without one. */
export const registerRateLimit = async (app: FastifyInstance, settings: ApiSettings): Promise<void> => {
  await app.register(rateLimit, {
    max: settings.requestsPerMinuteMax ?? requestsPerMinuteMax,
    timeWindow: '1 minute',
    keyGenerator: request => request.caller?.memberId ?? request.ip,
    allowList: request => !request.url.startsWith('/v1/'),
  })
}

/** A route with the tighter limit of sign-ins, so that guessing codes and tokens does not pay. */
export const limited = <Route extends { readonly config: object }>(route: Route) => ({
  ...route,
  config: { ...route.config, rateLimit: { max: signInsPerMinuteMax, timeWindow: '1 minute' } },
})
