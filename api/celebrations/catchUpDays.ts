import { dayText } from '@laurel/ledger/kernel/dayText.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { addDays } from 'date-fns/addDays'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { parseISO } from 'date-fns/parseISO'
import { z } from 'zod'
import type { Days } from './occasionsHeld.ts'

/** After a longer pause the days before are skipped: congratulations a season late are unwelcome. */
const caughtUpDaysMax = 31

/** A longer pause is reported as if it had begun then. */
const reportedDaysMax = 366

const Row = z.object({ day: z.string() })

export type DaysToCelebrate = {
  /** Today, and the days missed before it. */
  readonly held: Days
  /** The days missed too long ago. */
  readonly skipped: Days | null
}

/**
 * The days to celebrate now: today, which is checked several times a day, and the days missed before it. A new team
 * begins with today.
 */
export const daysToCelebrate = async (
  database: Queryable,
  teamId: TeamId,
  today: string,
): Promise<DaysToCelebrate> => {
  const { rows } = await database.query('select day from worker.celebrated_days where team_id = $1', [teamId])
  if (rows.length === 0) return { held: { from: today, until: today }, skipped: null }
  const { day } = Row.parse(rows[0])
  const missed = differenceInCalendarDays(parseISO(today), parseISO(day)) - 1
  const before = (days: number): string => dayText(addDays(parseISO(today), -days))
  return {
    held: { from: before(Math.max(0, Math.min(missed, caughtUpDaysMax))), until: today },
    skipped:
      missed > caughtUpDaysMax
        ? { from: before(Math.min(missed, reportedDaysMax)), until: before(caughtUpDaysMax + 1) }
        : null,
  }
}

/** The days from an earlier day to a later one. */
export const daysBetween = (earlier: string, later: string): number =>
  differenceInCalendarDays(parseISO(later), parseISO(earlier))

/** Records the last celebrated day. It never moves back, even if the clock does. */
export const noteCelebrated = async (database: Queryable, teamId: TeamId, day: string): Promise<void> => {
  await database.query(
    `insert into worker.celebrated_days as kept (team_id, day) values ($1, $2)
     on conflict (team_id) do update set day = greatest(kept.day, excluded.day)`,
    [teamId, day],
  )
}
