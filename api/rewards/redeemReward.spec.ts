import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { createMemoryVault } from '@laurel/ledger/vault/memoryVault.ts'
import { describe, expect, test } from 'vitest'
import { createTestTeam, type TestMember } from '../testing/testTeam.ts'
import { cancelRedemption } from './cancelRedemption.ts'
import { changeReward } from './changeReward.ts'
import { completeRedemption } from './completeRedemption.ts'
import { defineReward } from './defineReward.ts'
import { type RedeemDependencies, redeemReward } from './redeemReward.ts'

/** A team with a reward of 300 points; Ann has 500 points and Ben has none. */
const createShop = async () => {
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const dependencies: RedeemDependencies = {
    ledger,
    log,
    settle: events => settle(ledger, events),
    // Company rewards are not sent anywhere.
    database: { query: () => Promise.reject(new Error('No address is looked up.')) },
    vault: createMemoryVault(),
  }
  const { team } = await createTestTeam(ledger, 'shop')
  const intentOf = ({ teamId, memberId }: TestMember, id: string = crypto.randomUUID()) => ({
    id,
    teamId,
    actor: { kind: 'member', id: memberId } as const,
    occurredAt: instantOf(new Date()),
  })
  const pointsOf = async ({ teamId, memberId }: TestMember) => {
    const member = await ledger.member(teamId, memberId)
    return member.kind === 'known' ? member.redeemable : undefined
  }
  return { ...team, dependencies, intentOf, pointsOf }
}

describe('redeeming a reward', () => {
  test('takes the points at once', async () => {
    const { dependencies, intentOf, pointsOf, ann, rewardId } = await createShop()
    expect(await redeemReward(dependencies, intentOf(ann), rewardId)).toMatchObject({
      kind: 'accepted',
      status: 'PENDING',
      points: 300,
      declinedFor: null,
      isRepeated: false,
    })
    expect(await pointsOf(ann)).toBe(200)
  })

  test('declines a redemption that the points do not cover', async () => {
    const { dependencies, intentOf, ben, rewardId } = await createShop()
    expect(await redeemReward(dependencies, intentOf(ben), rewardId)).toMatchObject({
      kind: 'accepted',
      status: 'DECLINED',
      declinedFor: 'INSUFFICIENT_POINTS',
    })
  })

  test('never overspends, however many redemptions run at once', async () => {
    const { dependencies, intentOf, pointsOf, ann, rewardId } = await createShop()
    const results = await Promise.all(
      Array.from({ length: 5 }, () => redeemReward(dependencies, intentOf(ann), rewardId)),
    )
    const statuses = results.map(result => (result.kind === 'accepted' ? result.status : result.kind))
    expect(statuses.sort()).toEqual(['DECLINED', 'DECLINED', 'DECLINED', 'DECLINED', 'PENDING'])
    expect(await pointsOf(ann)).toBe(200)
  })

  test('reports a repeat as it is now, whatever the reward costs by then', async () => {
    const { dependencies, intentOf, pointsOf, olga, ann, rewardId } = await createShop()
    const intent = intentOf(ann)
    await redeemReward(dependencies, intent, rewardId)
    const settings = { name: 'Day off', emoji: '🌴', description: 'A day off.', pointCost: 400 }
    await changeReward(dependencies, intentOf(olga), rewardId, settings)
    expect(await redeemReward(dependencies, intent, rewardId)).toMatchObject({
      status: 'PENDING',
      points: 300,
      isRepeated: true,
    })
    expect(await pointsOf(ann)).toBe(200)
  })

  test('rejects an intent that named another reward before', async () => {
    const { dependencies, intentOf, olga, ann, rewardId } = await createShop()
    const settings = { name: 'Mug', emoji: '☕', description: 'A mug.', pointCost: 10 }
    const mug = await defineReward(dependencies, intentOf(olga), settings)
    if (mug.kind === 'rejected') throw new Error(mug.rejection.code)
    const intent = intentOf(ann)
    await redeemReward(dependencies, intent, rewardId)
    expect(await redeemReward(dependencies, intent, mug.rewardId)).toMatchObject({
      rejection: { code: 'COMMAND_CONFLICT' },
    })
  })

  test('rejects a reward of another team', async () => {
    const [{ dependencies, intentOf, ann }, other] = [await createShop(), await createShop()]
    expect(await redeemReward(dependencies, intentOf(ann), other.rewardId)).toMatchObject({
      rejection: { code: 'REWARD_UNKNOWN' },
    })
  })
})

describe('a pending redemption', () => {
  const redeemed = async () => {
    const shop = await createShop()
    const result = await redeemReward(shop.dependencies, shop.intentOf(shop.ann), shop.rewardId)
    if (result.kind !== 'accepted') throw new Error(result.kind)
    return { ...shop, redemptionId: result.redemptionId }
  }

  test('is approved once', async () => {
    const { dependencies, intentOf, pointsOf, olga, ann, redemptionId } = await redeemed()
    const approve = () => completeRedemption(dependencies, intentOf(olga), redemptionId)
    expect(await approve()).toMatchObject({ kind: 'accepted' })
    expect(await approve()).toMatchObject({
      rejection: { code: 'REDEMPTION_MOVE_REFUSED', status: 'COMPLETE' },
    })
    expect(await pointsOf(ann)).toBe(200)
  })

  test('refunds the points when it is cancelled', async () => {
    const { dependencies, intentOf, pointsOf, olga, ann, redemptionId } = await redeemed()
    const cancellation = { redemptionId, reason: 'Out of stock' }
    expect(await cancelRedemption(dependencies, intentOf(olga), cancellation)).toMatchObject({
      kind: 'accepted',
    })
    expect(await pointsOf(ann)).toBe(500)
  })
})
