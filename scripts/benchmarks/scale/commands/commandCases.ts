import { giveAward } from '@laurel/contract/awards/giveAward.ts'
import { adjustPoints } from '@laurel/contract/people/adjustPoints.ts'
import { adjustMemberPoints } from '@laurel/contract/people/members.ts'
import { approveAdjustment, listProposedAdjustments } from '@laurel/contract/people/proposedAdjustments.ts'
import { giveShoutout } from '@laurel/contract/recognition/giveShoutout.ts'
import { giveShoutouts } from '@laurel/contract/recognition/giveShoutouts.ts'
import { cancelRedemption } from '@laurel/contract/rewards/cancelRedemption.ts'
import { completeRedemption } from '@laurel/contract/rewards/completeRedemption.ts'
import { redeemReward } from '@laurel/contract/rewards/redeemReward.ts'
import {
  type Acted,
  administratorOf,
  type CommandCase,
  type CommandSide,
  coldMember,
  leadAt,
} from './commandSide.ts'

const bulkItems = 25
/** Above what one administrator adds to a member in a day. */
const proposedPoints = 20_000

const shoutout = async (side: CommandSide, giver: string, round: number): Promise<Acted> => {
  const { position } = await side.as(giver).call(giveShoutout, {
    body: {
      for_user_ids: [side.company.lookedAtId],
      points_each: 1,
      message_text: `Thank you for the measured help, number ${round}.`,
      value_text: 'Care',
      group_id: side.company.channelIds[0] ?? null,
    },
  })
  return { memberId: giver, position }
}

const adjust = async (side: CommandSide, memberId: string, points = 3): Promise<Acted> => {
  const { position } = await side.as(administratorOf(side)).call(adjustMemberPoints, {
    params: { id: memberId },
    body: { points, reason: 'A measured correction' },
  })
  return { memberId, position }
}

const redeem = async (side: CommandSide, memberId: string) => {
  const [rewardId = ''] = side.company.rewardIds
  const { position, redemption_id } = await side
    .as(memberId)
    .call(redeemReward, { params: { rewardId }, body: {} })
  if (position === null || redemption_id === null) throw new Error('The measured reward has another price.')
  return { memberId, position, redemptionId: redemption_id }
}

/** Managers of channels pay from an allowance; this administrator manages none and gives for the company. */
const awardGiverIndex = 5

const award = async (side: CommandSide, round: number): Promise<Acted> => {
  const memberId = leadAt(side, round % 2)
  const { position } = await side.as(administratorOf(side, awardGiverIndex)).call(giveAward, {
    params: { id: side.company.awardIds[1] ?? '' },
    body: { user_ids: [memberId], message: `A measured award, number ${round}` },
  })
  return { memberId, position }
}

/** A redemption that waits for an administrator, by a member who has points. */
const pendingRedemption = async (side: CommandSide) => {
  const memberId = leadAt(side, 2)
  await adjust(side, memberId, 50)
  return redeem(side, memberId)
}

/** Two administrators: the first proposes, the second approves. */
const approval = async (side: CommandSide): Promise<() => Promise<Acted>> => {
  const id = leadAt(side, 3)
  const { position: after } = await adjust(side, id, proposedPoints)
  const second = side.as(administratorOf(side, 1))
  const [proposal] = await second.call(listProposedAdjustments, {
    query: { filter: JSON.stringify({ user_id: id }), after },
  })
  if (!proposal) throw new Error('The adjustment needed no approval.')
  return async () => {
    const params = { id, adjustmentId: proposal.id }
    return { memberId: id, position: (await second.call(approveAdjustment, { params })).position }
  }
}

const bulk = <Item>(round: number, itemOf: (id: string) => Item): Item[] =>
  Array.from({ length: bulkItems }, (_, item) => itemOf(`measured ${round}.${item}`))

const manyShoutouts = async (side: CommandSide, round: number): Promise<Acted> => {
  const memberId = leadAt(side, 1)
  const shoutouts = bulk(round, id => ({
    id,
    for_user_ids: [side.company.lookedAtId],
    points_each: 1,
    message_text: `Thank you, ${id}.`,
    value_text: 'Care',
  }))
  const { position } = await side.as(memberId).call(giveShoutouts, { body: { shoutouts } })
  return { memberId, position }
}

const manyAdjustments = async (side: CommandSide, round: number): Promise<Acted> => {
  const memberId = leadAt(side, 0)
  const adjustments = bulk(round, id => ({ id, user_id: memberId, points: 1, reason: `Measured, ${id}` }))
  const { position } = await side.as(administratorOf(side)).call(adjustPoints, { body: { adjustments } })
  return { memberId, position }
}

/** The commands that are measured. Those of cold members come first, while no other command has named them. */
export const commandCases: readonly CommandCase[] = [
  {
    name: 'giveShoutout',
    variant: 'cold',
    prepare: async (side, round) => () => shoutout(side, coldMember(side, 'giveShoutout', round), round),
  },
  {
    name: 'adjustMemberPoints',
    variant: 'cold',
    prepare: async (side, round) => () => adjust(side, coldMember(side, 'adjustMemberPoints', round)),
  },
  {
    name: 'redeemReward',
    variant: 'cold',
    prepare: async (side, round) => () => redeem(side, coldMember(side, 'redeemReward', round)),
  },
  {
    name: 'giveShoutout',
    variant: 'warm',
    prepare: async (side, round) => () => shoutout(side, leadAt(side, 0), round),
  },
  { name: 'giveAward', variant: 'warm', prepare: async (side, round) => () => award(side, round) },
  {
    name: 'adjustMemberPoints',
    variant: 'warm',
    prepare: async side => () => adjust(side, leadAt(side, 1)),
  },
  {
    name: 'redeemReward',
    variant: 'warm',
    prepare: async side => {
      await adjust(side, leadAt(side, 2), 50)
      return () => redeem(side, leadAt(side, 2))
    },
  },
  {
    name: 'completeRedemption',
    variant: 'warm',
    prepare: async side => {
      const { memberId, redemptionId } = await pendingRedemption(side)
      const call = { params: { redemptionId } }
      return async () => {
        const { position } = await side.as(administratorOf(side)).call(completeRedemption, call)
        return { memberId, position }
      }
    },
  },
  {
    name: 'cancelRedemption',
    variant: 'warm',
    prepare: async side => {
      const { memberId, redemptionId } = await pendingRedemption(side)
      const call = { params: { redemptionId }, body: { reason: 'Measured' } }
      return async () => {
        const { position } = await side.as(administratorOf(side)).call(cancelRedemption, call)
        return { memberId, position }
      }
    },
  },
  { name: 'approveAdjustment', variant: 'warm', prepare: approval },
  {
    name: `giveShoutouts, ${bulkItems} items`,
    variant: 'warm',
    prepare: async (side, round) => () => manyShoutouts(side, round),
  },
  {
    name: `adjustPoints, ${bulkItems} items`,
    variant: 'warm',
    prepare: async (side, round) => () => manyAdjustments(side, round),
  },
]
