import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { forgottenText } from '@laurel/ledger/kernel/personal.ts'
import { nominations } from '@laurel/projections/awards/campaigns/tables.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { activities } from '@laurel/projections/recognition/activity/tables.ts'
import { redemptionMoves } from '@laurel/projections/rewards/redemptions/tables.ts'
import { z } from 'zod'

/** More texts of a kind are not counted. */
export const countedTextsMax = 10_000

const Counts = z.object({
  messages: z.coerce.number(),
  reasons: z.coerce.number(),
  nominations: z.coerce.number(),
})
export type TextCounts = z.infer<typeof Counts>

const messages = `select occurred_at as at from ${activities.live} where team_id = $1 and message <> '' and kind <> 'adjustment'`
const reasons = `select occurred_at as at from ${activities.live}
    where team_id = $1 and kind = 'adjustment' and message <> '${forgottenText}'
  union all
  select moved_at from ${redemptionMoves.live} where team_id = $1 and reason <> '${forgottenText}'`
const nominated = `select nominated_at as at from ${nominations.live} where team_id = $1 and message <> ''`

const countBefore = (texts: string): string =>
  `(select count(*) from (select from (${texts}) t where at < $2 limit ${countedTextsMax}) found)`

/** How many texts of a team are older than an instant, each kind up to a limit. */
export const countTextsBefore = async (
  database: Queryable,
  teamId: TeamId,
  before: Instant,
): Promise<TextCounts> => {
  const { rows } = await database.query(
    `select ${countBefore(messages)} as messages, ${countBefore(reasons)} as reasons,
       ${countBefore(nominated)} as nominations`,
    [teamId, before],
  )
  return Counts.parse(rows[0])
}

/** When the oldest text from before an instant was written that is still there; null without any. */
export const readFirstText = async (
  database: Queryable,
  teamId: TeamId,
  before: Instant,
): Promise<Instant | null> => {
  const oldest = (texts: string): string => `(select at from (${texts}) t where at < $2 order by at limit 1)`
  const { rows } = await database.query(
    `select least(${[messages, reasons, nominated].map(oldest).join(', ')}) as at`,
    [teamId, before],
  )
  const { at } = z.object({ at: z.date().nullable() }).parse(rows[0])
  return at && Instant.parse(at.toISOString())
}
