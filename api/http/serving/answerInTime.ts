import { eventStreamPath } from '@laurel/contract/developers/eventStream.ts'
import { exportActivity } from '@laurel/contract/reports/activityReport.ts'
import { livePath } from '@laurel/contract/wire/live.ts'
import type { RouteOptions } from 'fastify'
import { answerMilliseconds } from '../limits.ts'

const unlimited: ReadonlySet<string> = new Set([livePath, eventStreamPath, exportActivity.path])

/**
 * Limits the time that a route of the API takes to answer, however many of its queries wait for a database that hangs.
 * What the request began may still be recorded; the same Idempotency-Key tells. Live streams and files have no
 * limit: a file takes as long as it has rows, and would be cut off in the middle.
 */
export const answerInTime =
  (milliseconds = answerMilliseconds) =>
  (route: RouteOptions): void => {
    const isCall = route.url.startsWith('/v1/') && !unlimited.has(route.url)
    if (isCall) route.handlerTimeout ??= milliseconds
  }
