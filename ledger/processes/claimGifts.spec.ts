import { describe, expect, it } from 'vitest'
import { createSettlingTeam, typesOf } from '../testing/testSettling.ts'
import { accepted } from '../testing/testTeam.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'
import { processCommandId } from './process.ts'
import { settle } from './settle.ts'

/** Ann picked a mug in a claim, and nothing followed yet. */
const setUp = async () => {
  const { ledger, team } = await createSettlingTeam()
  const { teamId } = team
  const memberId = team.memberId('Ann')
  const envelope = (id: string) => ({
    id: team.redemptionId(id),
    teamId,
    actor: { kind: 'system', id: 'spec' } as const,
    occurredAt: '2026-03-11T12:00:00.000Z',
  })
  const claimId = team.redemptionId('claim')
  const reward = { rewardId: team.rewardId('Mug'), name: 'Mug', emoji: '' }
  accepted(
    await ledger.handle({
      type: 'openClaim',
      ...envelope('open'),
      data: {
        claimId,
        memberId,
        grantId: team.redemptionId('grant'),
        awardName: 'Beacon',
        gifts: [[{ type: 'CUSTOM_REWARD', rewardId: reward.rewardId }]],
      },
    }),
  )
  const picked = accepted(
    await ledger.handle({
      type: 'claimGifts',
      ...envelope('claim gifts'),
      data: { claimId, memberId, picks: [{ row: 0, option: 0 }] },
      policy: { rewards: { 0: { reward, order: null } } },
    }),
  )
  const [claimed] = picked.events.map(parseRecorded)
  if (claimed?.type !== 'GiftsClaimed') throw new Error('Nothing was claimed.')
  const { redemptionId } = claimed.data.rewards[0] ?? {}
  if (!redemptionId) throw new Error('No reward was picked.')
  /** Another command requests the redemption first. */
  const request = (id: string, points: number) =>
    ledger.handle({
      type: 'requestRedemption',
      ...envelope(id),
      id,
      data: {
        redemptionId,
        memberId,
        points,
        funding: 'none',
        redemptionType: 'CUSTOM_REDEMPTION',
        reward,
        order: null,
        groupId: claimId,
      },
      policy: { limits: null, holdFor: null },
    })
  return {
    redemptionId,
    request,
    settled: async () => typesOf(await settle(ledger, picked.events)),
  }
}

describe('a gift that was picked', () => {
  it('becomes a redemption', async () => {
    const { settled } = await setUp()
    expect(await settled()).toEqual([
      'GiftsClaimed',
      'RedemptionRequested',
      'RedemptionDebited',
      'RedemptionPlaced',
    ])
  })

  it('is not requested a second time', async () => {
    const { request, settled } = await setUp()
    accepted(await request('11111111-1111-4111-8111-111111111111', 0))
    expect(await settled()).toEqual(['GiftsClaimed'])
  })

  it('becomes a dead letter where its command was recorded with another meaning', async () => {
    const { redemptionId, request, settled } = await setUp()
    accepted(await request(processCommandId('requestRedemption', redemptionId), 1))
    expect(await settled()).toEqual(['GiftsClaimed', 'ReactionDeadLettered'])
  })
})
