import { DatabaseError } from 'pg'

export const isUniqueViolation = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && error.code === '23505'

/** Another writer has put an event where the log seemed to end; nothing was written. */
export const isPositionTaken = (error: unknown): boolean =>
  isUniqueViolation(error) && error.constraint === 'events_pkey'

/** Another writer has put an event where a stream seemed to end; nothing was written. */
export const isRevisionTaken = (error: unknown): boolean =>
  isUniqueViolation(error) && error.constraint === 'one_event_per_revision'

/** Some event of the statement bears an id that the log holds; nothing was written. */
export const isIdTaken = (error: unknown): boolean =>
  isUniqueViolation(error) && error.constraint === 'one_event_per_id'
