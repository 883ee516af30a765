import { z } from 'zod'

/**
 * Every code a problem document or an `error` field can carry. The first group are the specification's own; the
 * others say which rule said no. Screens decide by code, never by text.
 */
export const errorCodes = [
  'INSUFFICIENT_POINTS',
  'INSUFFICIENT_FUNDS',

  'NOT_SIGNED_IN',
  'SESSION_EXPIRED',
  'LINK_EXPIRED',
  'SIGN_IN_FAILED',
  'NOT_INSTALLED',
  'FORBIDDEN',
  'NOT_FOUND',
  'INVALID_REQUEST',
  'TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'IDEMPOTENCY_CONFLICT',
  'UNAVAILABLE',
  'OVERLOADED',
  'INTERNAL',

  'TEAM_EXISTS',
  'TEAM_UNKNOWN',
  'TIME_ZONE_UNKNOWN',
  'DUPLICATE_VALUE',
  'MONTH_NOT_OVER',
  'MONTH_CLOSED',
  'MEMBER_UNKNOWN',
  'MEMBER_INACTIVE',
  'OWNER_STAYS_ADMIN',
  'NO_RECIPIENTS',
  'TOO_MANY_RECIPIENTS',
  'DUPLICATE_RECIPIENT',
  'RECIPIENT_UNKNOWN',
  'SELF_RECOGNITION',
  'POINTS_NOT_POSITIVE',
  'POINTS_NOT_AN_OPTION',
  'VALUE_REQUIRED',
  'VALUE_UNKNOWN',
  'ALLOWANCE_EXHAUSTED',
  'SHOUTOUT_UNKNOWN',
  'RECALL_WINDOW_CLOSED',
  'REASON_REQUIRED',
  'NOTHING_TO_ADJUST',
  'BALANCE_TOO_LOW',
  'CHANNEL_EXISTS',
  'CHANNEL_UNKNOWN',
  'REWARD_UNKNOWN',
  'RESERVATION_UNKNOWN',
  'REDEMPTION_UNKNOWN',
  'REDEMPTION_MOVE_REFUSED',
  'PROMISE_UNKNOWN',
  'PROMISE_NOT_PARKED',
] as const

export const ErrorCode = z.enum(errorCodes)
export type ErrorCode = z.infer<typeof ErrorCode>
