import { Identifier, type MemberId, type TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'

const columns = `top_up_id as "topUpId", points, changes, intent_id as "intentId"`
const Row = z.object({
  topUpId: Identifier,
  points: z.int(),
  changes: z.int(),
  intentId: z.string().nullable(),
})
export type BegunTopUp = z.infer<typeof Row>

export const insertTopUp = async (
  database: Queryable,
  topUp: {
    readonly topUpId: string
    readonly teamId: TeamId
    readonly points: Points
    readonly begunBy: MemberId
    readonly begunAt: Instant
  },
): Promise<void> => {
  await database.query(
    'insert into billing.top_ups (top_up_id, team_id, points, begun_by, begun_at) values ($1, $2, $3, $4, $5)',
    [topUp.topUpId, topUp.teamId, topUp.points, topUp.begunBy, topUp.begunAt],
  )
}

export const nameIntent = async (database: Queryable, topUpId: string, intentId: string): Promise<void> => {
  await database.query('update billing.top_ups set intent_id = $2 where top_up_id = $1', [topUpId, intentId])
}

/** Notes other points before Stripe hears of them. Undefined where the payment is not a top-up of the team. */
export const changePoints = async (
  database: Queryable,
  teamId: TeamId,
  intentId: string,
  points: Points,
): Promise<BegunTopUp | undefined> => {
  const { rows } = await database.query(
    `update billing.top_ups set points = $3, changes = changes + 1
     where team_id = $1 and intent_id = $2 returning ${columns}`,
    [teamId, intentId, points],
  )
  return Row.optional().parse(rows[0])
}

/**
 * The top-up that a payment of the team is for. The id that the payment names counts where the answer of Stripe was lost
 * before its own id was kept.
 */
export const topUpOfPayment = async (
  database: Queryable,
  teamId: TeamId,
  payment: { readonly intentId: string; readonly named: string | undefined },
): Promise<BegunTopUp | undefined> => {
  const { rows } = await database.query(
    `select ${columns} from billing.top_ups
     where team_id = $1 and (intent_id = $2 or (intent_id is null and top_up_id = $3))`,
    [teamId, payment.intentId, Identifier.safeParse(payment.named).data ?? null],
  )
  return Row.optional().parse(rows[0])
}
