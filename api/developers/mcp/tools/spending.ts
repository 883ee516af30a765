import { randomUUID } from 'node:crypto'
import { explainOwnPoints } from '@laurel/contract/recognition/ownPoints.ts'
import { listRewards } from '@laurel/contract/rewards/listRewards.ts'
import { redeemReward } from '@laurel/contract/rewards/redeemReward.ts'
import { AnswerText } from '@laurel/contract/wire/bounds.ts'
import type { Client } from '@laurel/contract/wire/client.ts'
import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { defineTool, readsOnly } from '../tool.ts'

const myPoints = defineTool({
  name: 'my_points',
  title: 'My points, and where they come from',
  description:
    'The balance of the person, and the newest entries behind it: thanks, awards, redemptions, refunds. The balance is the sum of all entries.',
  calls: [explainOwnPoints],
  annotations: readsOnly,
  input: z.object({}),
  output: explainOwnPoints.response,
  run: client => client.call(explainOwnPoints, {}),
})

const rewards = defineTool({
  name: 'list_rewards',
  title: 'Rewards of the company',
  description: 'The rewards that the company itself offers, with their prices in points.',
  calls: [listRewards],
  annotations: readsOnly,
  input: z.object({}),
  output: listRewards.response,
  run: client => client.call(listRewards, {}),
})

const Redeemed = z.object({
  is_redeemed: z.boolean(),
  points: Points,
  /** To be sent again once the person has agreed. A confirmation redeems once, however often it is sent. */
  confirmation: z.uuid().nullable(),
  message: AnswerText,
  redemption_id: Identifier.nullable(),
})

const redeem = defineTool({
  name: 'redeem_reward',
  title: 'Redeem a reward',
  description:
    'Spends points of the person on a reward, in two steps. Without a confirmation nothing is taken: the answer has the price and a confirmation. Show both to the person, and call again with that confirmation and price only when the person has agreed.',
  calls: [listRewards, redeemReward],
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  input: z.object({
    reward_id: Identifier,
    confirmation: z.uuid().optional(),
    points: Points.optional().describe('The price that the person agreed to'),
  }),
  output: Redeemed,
  run: async (client, { reward_id: rewardId, confirmation, points }) => {
    if (confirmation === undefined || points === undefined) return quoteOf(client, rewardId)
    const answer = await client.call(
      redeemReward,
      { params: { rewardId }, body: { points } },
      { idempotencyKey: confirmation },
    )
    return {
      is_redeemed: answer.ok,
      points: answer.points,
      confirmation: null,
      message: answer.message ?? 'It is redeemed. The person follows it on their redemptions.',
      redemption_id: answer.redemption_id,
    }
  },
})

const quoteOf = async (client: Client, rewardId: string): Promise<z.output<typeof Redeemed>> => {
  const { rewards: offered } = await client.call(listRewards, {})
  const reward = offered.find(({ id }) => id === rewardId)
  if (!reward)
    return {
      is_redeemed: false,
      points: 0,
      confirmation: null,
      message: 'There is no such reward. Look for its id with list_rewards.',
      redemption_id: null,
    }
  return {
    is_redeemed: false,
    points: reward.point_cost,
    confirmation: randomUUID(),
    message: `Nothing is taken yet. Ask the person: redeem “${reward.name}” for ${String(reward.point_cost)} points?`,
    redemption_id: null,
  }
}

export const spendingTools = [myPoints, rewards, redeem]
