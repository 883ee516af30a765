import type { Clock } from '@laurel/ledger/audit/clock.ts'

/** SQL: the instant of an entry on a clock. */
export const momentOf = (clock: Clock, alias: string): string => {
  switch (clock) {
    case 'occurred':
      return `${alias}.occurred_at`
    case 'recorded':
      return `${alias}.recorded_at`
  }
}

/** SQL: the day of a sum on a clock. */
export const dayOf = (clock: Clock, alias: string): string => {
  switch (clock) {
    case 'occurred':
      return `${alias}.occurred_on`
    case 'recorded':
      return `${alias}.recorded_on`
  }
}
