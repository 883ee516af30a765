import { ClockAhead } from './clock/clockAhead.ts'
import { LogOverloaded } from './logOverloaded.ts'
import { LogUnavailable } from './logUnavailable.ts'

/** Why a log can't answer just now: it has too much to do, too little room, a wrong clock, or it is away. */
export type LogTrouble = 'overloaded' | 'short' | 'wrongClock' | 'away'

/**
 * The temporary cause of an error, which passes by itself or with more disk space. The request itself may be valid, so
 * a retry makes sense.
 */
export const logTroubleOf = (error: unknown): LogTrouble | undefined => {
  if (!(error instanceof Error)) return undefined
  if (error instanceof LogOverloaded) return 'overloaded'
  if (error instanceof ClockAhead) return 'wrongClock'
  if (error instanceof LogUnavailable) return 'away'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (shortageCode.test(code)) return 'short'
  if (awayCode.test(code) || awayMessage.test(error.message)) return 'away'
  return logTroubleOf(error.cause)
}

/** Postgres is out of disk, memory or connections, or at a configured limit. */
const shortageCode = /^53[0-9A-Z]{3}$/

/**
 * Error codes of Node without a connection, and of PostgreSQL when a connection breaks or the server starts or stops.
 */
const awayCode =
  /^(?:ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|08[0-9A-Z]{3}|57P[0-9A-Z]{2}|57014)$/

/** The driver has no codes for these. */
const awayMessage =
  /^Connection terminated|^timeout exceeded when trying to connect|^Query read timeout|^Client has encountered a connection error/
