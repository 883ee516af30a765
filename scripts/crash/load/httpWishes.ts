import { setTimeout as pause } from 'node:timers/promises'
import { commandIdUnder } from '@laurel/api/http/serving/commandId.ts'
import { adjustMemberPoints } from '@laurel/contract/people/members.ts'
import { cancelRedemption } from '@laurel/contract/rewards/cancelRedemption.ts'
import { completeRedemption } from '@laurel/contract/rewards/completeRedemption.ts'
import { redeemReward } from '@laurel/contract/rewards/redeemReward.ts'
import { ApiError } from '@laurel/contract/wire/apiError.ts'
import type { Client } from '@laurel/contract/wire/client.ts'
import { recordedCommandId } from '@laurel/ledger/handling/recordedCommandId.ts'
import type { CommandId } from '@laurel/ledger/kernel/ids.ts'
import type { TestTeam } from '@laurel/ledger/testing/testTeam.ts'
import type { Acknowledged } from '../acknowledged.ts'
import { adjustmentPoints, memberName, rewardName } from '../company.ts'
import { restMilliseconds } from '../limits.ts'
import { Refused, type Wish } from './client.ts'

/** One round of a client: each redemption is followed by what an administrator decides about it. */
const round: readonly Acknowledged['eventType'][] = [
  'PointsAdjusted',
  'RedemptionRequested',
  'RedemptionCompleted',
  'RedemptionRequested',
  'RedemptionCancelled',
]

/** An administrator and the number of their member. */
export type Administrator = { readonly client: Client; readonly index: number }

/**
 * What one administrator does over HTTP: redeems and cancels. Another one adds the points and approves.
 */
export const httpWishes = (
  { client, index }: Administrator,
  approver: Administrator,
  team: TestTeam,
): ((number: number) => Wish) => {
  const memberId = team.memberId(memberName(index))
  let redemptionId = ''

  const commandIdOf = (idempotencyKey: string, { index: author }: Administrator): CommandId => {
    const { teamId } = team
    const memberId = team.memberId(memberName(author))
    const id = commandIdUnder(idempotencyKey, { teamId, memberId })
    return recordedCommandId({ id, teamId, actor: { kind: 'member', id: memberId } })
  }

  const adjust = (idempotencyKey: string) =>
    approver.client.call(
      adjustMemberPoints,
      { params: { id: memberId }, body: { points: adjustmentPoints, reason: idempotencyKey } },
      { idempotencyKey },
    )
  const redeem = async (idempotencyKey: string) => {
    const answer = await client.call(
      redeemReward,
      { params: { rewardId: team.rewardId(rewardName) }, body: {} },
      { idempotencyKey },
    )
    const { redemption_id, position } = answer
    if (redemption_id === null || position === null) throw new Error('The reward has another price.')
    redemptionId = redemption_id
    return { ...answer, position }
  }
  const complete = (idempotencyKey: string) =>
    approver.client.call(completeRedemption, { params: { redemptionId } }, { idempotencyKey })
  const cancel = (idempotencyKey: string) =>
    client.call(
      cancelRedemption,
      { params: { redemptionId }, body: { reason: idempotencyKey } },
      { idempotencyKey },
    )
  const acts: Partial<
    Record<Acknowledged['eventType'], (key: string) => Promise<{ ok: boolean; position: number }>>
  > = {
    PointsAdjusted: adjust,
    RedemptionRequested: redeem,
    RedemptionCompleted: complete,
    RedemptionCancelled: cancel,
  }

  return number => {
    const idempotencyKey = `client ${index} command ${number}`
    const eventType = round[number % round.length] ?? 'PointsAdjusted'
    const act = acts[eventType] ?? adjust
    return {
      commandId: commandIdOf(idempotencyKey, isOfOther(eventType) ? approver : { client, index }),
      eventType,
      send: async () => {
        await pause(restMilliseconds.http)
        const { ok, position } = await act(idempotencyKey).catch(refusal)
        if (!ok) throw new Refused(`${idempotencyKey} was declined.`)
        return position
      },
    }
  }
}

/** Another administrator adds points to a balance and approves a redemption. */
const isOfOther = (eventType: Acknowledged['eventType']): boolean =>
  eventType === 'PointsAdjusted' || eventType === 'RedemptionCompleted'

/** A server that is away, fails or asks for patience leaves the outcome open; every other answer is a "no". */
const refusal = (error: unknown): never => {
  const isFinal = error instanceof ApiError && error.status < 500 && error.status !== 429
  throw isFinal ? new Refused(`${error.status} ${error.code}: ${error.message}`, { cause: error }) : error
}
