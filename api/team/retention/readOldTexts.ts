import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { type Month, monthRange } from '@laurel/ledger/kernel/month.ts'
import { forgottenText } from '@laurel/ledger/kernel/personal.ts'
import { nominations } from '@laurel/projections/awards/campaigns/tables.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { activities } from '@laurel/projections/recognition/activity/tables.ts'
import { everyChannel, monthlyRecognition } from '@laurel/projections/reports/recognitionSums/tables.ts'
import { redemptionMoves } from '@laurel/projections/rewards/redemptions/tables.ts'
import { z } from 'zod'
import { spansOutside } from './expiredMonths.ts'

const messages = `select occurred_at as at from ${activities.live} where team_id = $1 and message <> '' and kind <> 'adjustment'`
const reasons = `select occurred_at as at from ${activities.live}
    where team_id = $1 and kind = 'adjustment' and message <> '${forgottenText}'
  union all
  select moved_at from ${redemptionMoves.live} where team_id = $1 and reason <> '${forgottenText}'`
const nominated = `select nominated_at as at from ${nominations.live} where team_id = $1 and message <> ''`

const Count = z.object({ count: z.coerce.number() })

/** How many messages a team has up to a month, in the months that are not erased. Counted from sums of months. */
export const countMessagesUntil = async (
  database: Queryable,
  teamId: TeamId,
  until: Month,
  erased: ReadonlySet<Month>,
): Promise<number> => {
  const { rows } = await database.query(
    `select coalesce(sum(activities), 0) as count from ${monthlyRecognition.live}
     where team_id = $1 and channel = $2 and occurred_on < $3
       and to_char(occurred_on at time zone 'UTC', 'YYYY-MM') <> all ($4)`,
    [teamId, everyChannel, monthRange(until, 'UTC').until, [...erased]],
  )
  return Count.parse(rows[0]).count
}

/**
 * When the oldest text from before an instant was written that is still there; null without any. The rows of erased
 * months are not looked at: they become more with every month.
 */
export const readFirstText = async (
  database: Queryable,
  teamId: TeamId,
  before: Instant,
  erased: ReadonlySet<Month>,
): Promise<Instant | null> => {
  const spans = spansOutside(erased, before)
  const oldest = (texts: string): string =>
    `(select t.at from unnest($2::timestamptz[], $3::timestamptz[]) s (since, until)
      cross join lateral (select at from (${texts}) x where at >= s.since and at < s.until order by at limit 1) t
      order by t.at limit 1)`
  const { rows } = await database.query(
    `select least(${[messages, reasons, nominated].map(oldest).join(', ')}) as at`,
    [teamId, spans.map(({ from }) => from ?? '-infinity'), spans.map(({ until }) => until)],
  )
  const { at } = z.object({ at: z.date().nullable() }).parse(rows[0])
  return at && Instant.parse(at.toISOString())
}
