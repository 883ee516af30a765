import { describe, expect, it } from 'vitest'
import { createCompany } from '../../testing/company.ts'
import { redemptionMoves, redemptions } from './tables.ts'

const setUp = async () => {
  const company = await createCompany()
  await company.settled(company.team.adjust('Ann', 100))
  return {
    ...company,
    all: async () => (await company.readModels()).rows(redemptions),
    moves: async () =>
      (await company.readModels()).rows(redemptionMoves).map(move => [move.status, move.reason]),
  }
}

describe('redemptions', () => {
  it('given one that was asked for and paid, then it is pending', async () => {
    const { team, settled, all, moves } = await setUp()
    await settled(team.redeem('Ann', 'Mug', 60))
    expect(await all()).toMatchObject([
      { rewardName: 'Mug', memberId: team.memberId('Ann'), points: 60, status: 'PENDING', settledAt: null },
    ])
    expect(await moves()).toEqual([
      ['REQUESTED', null],
      ['PENDING', null],
    ])
  })

  it('given one that was completed by a member, then it says by whom', async () => {
    const { team, ledger, teamId, settled, all } = await setUp()
    await settled(team.redeem('Ann', 'Mug', 60))
    const at = '2026-03-11T09:00:00.000Z'
    await settled(
      ledger.handle({
        type: 'completeRedemption',
        id: team.redemptionId('approval'),
        teamId,
        actor: { kind: 'member', id: team.memberId('Ben') },
        occurredAt: at,
        data: { redemptionId: team.redemptionId('Mug') },
      }),
    )
    expect(await all()).toMatchObject([
      { status: 'COMPLETE', settledAt: at, approvedBy: team.memberId('Ben') },
    ])
  })

  it('given one that was cancelled and one beyond the balance, then both say why', async () => {
    const { team, settled, all, moves } = await setUp()
    await settled(team.redeem('Ann', 'Mug', 60))
    await settled(team.cancel('Mug'))
    await settled(team.redeem('Ann', 'Yacht', 5000))
    expect(await all()).toMatchObject([
      { status: 'CANCELLED', cancelReason: 'Sold out' },
      { status: 'DECLINED', declineReason: 'INSUFFICIENT_POINTS' },
    ])
    expect((await moves()).slice(2)).toEqual([
      ['CANCELLED', 'Sold out'],
      ['REQUESTED', null],
      ['DECLINED', 'INSUFFICIENT_POINTS'],
    ])
  })
})
