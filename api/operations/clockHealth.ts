import { aheadMaxMilliseconds, minutesOf } from '@laurel/ledger/log/clock/clockAhead.ts'
import { databaseTime } from '@laurel/ledger/log/clock/databaseTime.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'

export type Clocks = {
  readonly machine: Date
  readonly database: Date
  /** When the newest event was recorded; undefined in an empty log. */
  readonly newestRecordedAt: string | undefined
}

export type ClockHealth = {
  /** Whether events are recorded. */
  readonly ok: boolean
  /** Set if the recorded times need an operator. */
  readonly alarm?: true
  readonly detail: string
}

export const readClocks = async (
  database: Queryable,
  log: Pick<EventLog, 'head' | 'eventAt'>,
  machine: Date,
): Promise<Clocks> => {
  const newest = await log.eventAt(await log.head())
  return { machine, database: await databaseTime(database), newestRecordedAt: newest?.recordedAt }
}

/** Judges the clock by which events are recorded. */
export const clockHealthOf = ({ machine, database, newestRecordedAt }: Clocks): ClockHealth => {
  const ahead = machine.getTime() - database.getTime()
  if (ahead > aheadMaxMilliseconds)
    return {
      ok: false,
      alarm: true,
      detail: `${minutesOf(ahead)} minutes ahead of PostgreSQL's; nothing is recorded`,
    }
  const pinned = newestRecordedAt === undefined ? 0 : Date.parse(newestRecordedAt) - machine.getTime()
  if (pinned > aheadMaxMilliseconds)
    return {
      ok: true,
      alarm: true,
      detail: `${minutesOf(pinned)} minutes behind the newest event; until then all events are recorded at ${newestRecordedAt}`,
    }
  if (-ahead > aheadMaxMilliseconds)
    return { ok: true, alarm: true, detail: `${minutesOf(-ahead)} minutes behind PostgreSQL's` }
  return { ok: true, detail: "agrees with PostgreSQL's" }
}
