import { DatabaseError } from 'pg'

export const isUniqueViolation = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && error.code === '23505'

/** Another writer has put an event where the log seemed to end; nothing was written. */
export const isPositionTaken = (error: unknown): boolean =>
  isUniqueViolation(error) && error.constraint === 'events_pkey'

/** Another writer has put an event where a stream seemed to end; nothing was written. */
export const isRevisionTaken = (error: unknown): boolean =>
  isUniqueViolation(error) && error.constraint === 'one_event_per_revision'

/** An event of the statement has an id that is recorded already; nothing was written. */
export const isIdTaken = (error: unknown): boolean =>
  isUniqueViolation(error) && error.constraint === 'one_event_per_id'
