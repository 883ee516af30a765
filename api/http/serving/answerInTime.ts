import { livePath } from '@laurel/contract/wire/live.ts'
import type { RouteOptions } from 'fastify'
import { answerMilliseconds } from '../limits.ts'

/**
 * Limits the time that a route of the API takes to answer, however many of its queries wait for a database that hangs.
 * What the request began may still be recorded; the same Idempotency-Key tells. Live streams have no limit.
 */
export const answerInTime =
  (milliseconds = answerMilliseconds) =>
  (route: RouteOptions): void => {
    const isCall = route.url.startsWith('/v1/') && route.url !== livePath
    if (isCall) route.handlerTimeout ??= milliseconds
  }
