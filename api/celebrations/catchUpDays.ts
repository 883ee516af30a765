import { dayText } from '@laurel/ledger/kernel/dayText.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { addDays } from 'date-fns/addDays'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { parseISO } from 'date-fns/parseISO'
import { z } from 'zod'

/** After a longer pause the days before are skipped: congratulations a season late are unwelcome. */
const caughtUpDaysMax = 31

const Row = z.object({ day: z.string() })

/**
 * The days to celebrate now: today, which is checked several times a day, and the days missed before it. A new team
 * begins with today.
 */
export const daysToCelebrate = async (
  database: Queryable,
  teamId: TeamId,
  today: string,
): Promise<{ readonly from: string; readonly until: string }> => {
  const { rows } = await database.query('select day from worker.celebrated_days where team_id = $1', [teamId])
  if (rows.length === 0) return { from: today, until: today }
  const { day } = Row.parse(rows[0])
  const missed = Math.min(differenceInCalendarDays(parseISO(today), parseISO(day)) - 1, caughtUpDaysMax)
  return { from: missed > 0 ? dayText(addDays(parseISO(today), -missed)) : today, until: today }
}

/** Records the last celebrated day. It never moves back, even if the clock does. */
export const noteCelebrated = async (database: Queryable, teamId: TeamId, day: string): Promise<void> => {
  await database.query(
    `insert into worker.celebrated_days as kept (team_id, day) values ($1, $2)
     on conflict (team_id) do update set day = greatest(kept.day, excluded.day)`,
    [teamId, day],
  )
}
