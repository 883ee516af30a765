import { ThanksReaction, thanksReactions } from '@laurel/contract/recognition/thanks.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { readRows } from '@laurel/projections/engine/querying/rows.ts'
import { z } from 'zod'

type Reacting = {
  readonly teamId: TeamId
  readonly memberId: MemberId
  readonly activityId: string
  readonly emoji: ThanksReaction
}

export const addReaction = async (
  database: Queryable,
  { teamId, memberId, activityId, emoji }: Reacting,
  now: Date,
): Promise<void> => {
  await database.query(
    `insert into rewards.thanks_reactions (team_id, activity_id, member_id, emoji, reacted_at)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [teamId, activityId, memberId, emoji, now],
  )
}

export const removeReaction = async (
  database: Queryable,
  { teamId, memberId, activityId, emoji }: Reacting,
): Promise<void> => {
  await database.query(
    `delete from rewards.thanks_reactions
     where team_id = $1 and activity_id = $2 and member_id = $3 and emoji = $4`,
    [teamId, activityId, memberId, emoji],
  )
}

const Counted = z.object({
  activityId: z.string(),
  emoji: ThanksReaction,
  count: z.coerce.number().int(),
  isMine: z.boolean(),
})
export type CountedReaction = z.output<typeof Counted>

/** The reactions to activities, in the order in which they are offered. */
export const reactionsTo = async (
  database: Queryable,
  teamId: TeamId,
  memberId: MemberId,
  activityIds: readonly string[],
): Promise<ReadonlyMap<string, readonly CountedReaction[]>> => {
  const rows = await readRows(
    database,
    Counted,
    `select activity_id as "activityId", emoji, count(*) as count, bool_or(member_id = $2) as "isMine"
     from rewards.thanks_reactions where team_id = $1 and activity_id = any($3::uuid[])
     group by activity_id, emoji`,
    [teamId, memberId, activityIds],
  )
  const inOrder = rows.toSorted(
    (one, other) => thanksReactions.indexOf(one.emoji) - thanksReactions.indexOf(other.emoji),
  )
  return Map.groupBy(inOrder, ({ activityId }) => activityId)
}
