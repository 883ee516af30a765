/**
 * How far a clock may be ahead of the database's. The log never records an earlier time than its newest event, so one
 * jump of a clock would date all later events.
 */
export const aheadMaxMilliseconds = 5 * 60 * 1_000

/** The clock of this machine is wrong. Nothing was recorded. */
export class ClockAhead extends Error {
  override readonly name = 'ClockAhead'
  constructor(aheadMilliseconds: number) {
    super(
      `The clock of this machine is ${minutesOf(aheadMilliseconds)} minutes ahead of PostgreSQL's, so nothing is ` +
        'recorded. Set the clock of the machine that is wrong, and try again.',
    )
  }
}

export const minutesOf = (milliseconds: number): number => Math.round(milliseconds / 60_000)
