import { dayText } from '@laurel/ledger/kernel/dayText.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { addDays } from 'date-fns/addDays'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { parseISO } from 'date-fns/parseISO'
import { z } from 'zod'

/** After a longer pause older days are let go: nobody wants to be congratulated a season late. */
const caughtUpDaysMax = 31

const Row = z.object({ day: z.string() })

/**
 * The days a team is to celebrate now: today, which may have changed since it was looked at, and what a pause left
 * out before it. A team that is looked at for the first time begins with today.
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

/** A clock that steps back does not make a day be caught up again. */
export const noteCelebrated = async (database: Queryable, teamId: TeamId, day: string): Promise<void> => {
  await database.query(
    `insert into worker.celebrated_days as kept (team_id, day) values ($1, $2)
     on conflict (team_id) do update set day = greatest(kept.day, excluded.day)`,
    [teamId, day],
  )
}
