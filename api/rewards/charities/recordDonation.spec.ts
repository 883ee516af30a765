import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestOrdering } from '../orders/testing/testOrdering.ts'
import { recordDonation } from './recordDonation.ts'

const paid = { status: 'COMPLETE', proof: 'Transfer 4711' } as const

test('a donation that a partner began to pay and refused is paid by an administrator', async () => {
  const ordering = await createTestOrdering()
  const { dependencies, redeem, place, memory, look, handleOf, statusOf, subjectOf, team } = ordering
  await redeem('Trees', 'DONATION')
  await place('Trees')
  const { teamId, redemptionId } = subjectOf('Trees')
  const record = () =>
    recordDonation(
      dependencies,
      {
        id: randomUUID(),
        teamId,
        actor: { kind: 'member', id: team.memberId('Olga') },
        occurredAt: dependencies.clock(),
      },
      redemptionId,
      paid,
    )
  expect(await record()).toMatchObject({ rejection: { code: 'ORDER_UNDER_WAY' } })
  memory.move(await handleOf('Trees'), { status: 'processing' })
  await look('Trees')
  expect(await record()).toMatchObject({ kind: 'accepted' })
  expect(await statusOf('Trees')).toBe('COMPLETE')
  expect(await ordering.balances()).toEqual({ ann: 900, fund: 9900, paid: 100 })
})
