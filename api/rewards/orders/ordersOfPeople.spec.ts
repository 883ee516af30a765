import { describe, expect, test } from 'vitest'
import { cancelRedemption } from '../cancelRedemption.ts'
import { completeRedemption } from '../completeRedemption.ts'
import { cancelAndRefund } from './cancelAndRefund.ts'
import { markAsOrdered } from './markAsOrdered.ts'
import { readDelivery } from './readDelivery.ts'
import { releaseRedemption } from './releaseRedemption.ts'
import { createTestOrdering } from './testing/testOrdering.ts'

const neither = { isHandleIdempotent: false, isLookUpAuthoritative: false }

/** An order whose call was lost, at a vendor that can't be asked about it. */
const ofUnknownFate = async () => {
  const ordering = await createTestOrdering(neither)
  const { team, subjectOf, memory, redeem, place } = ordering
  memory.plan('loseCall')
  await redeem('Card')
  await place('Card')
  const { redemptionId } = subjectOf('Card')
  const intentOf = (key: string, name = 'Olga') => ({
    id: team.shoutoutId(key),
    teamId: team.teamId,
    actor: { kind: 'member', id: team.memberId(name) } as const,
    occurredAt: '2026-03-12T09:00:00.000Z',
  })
  return { ...ordering, redemptionId, intentOf }
}

describe('an order of unknown fate', () => {
  test('is not cancelled like any other: the vendor may deliver', async () => {
    const { dependencies, intentOf, redemptionId, statusOf } = await ofUnknownFate()
    const cancellation = { redemptionId, reason: 'Too slow' }
    expect(await cancelRedemption(dependencies, intentOf('cancel'), cancellation)).toMatchObject({
      rejection: { code: 'ORDER_UNDER_WAY' },
    })
    expect(await statusOf('Card')).toBe('PENDING')
  })

  test('is not completed by hand: its codes arrive with the delivery', async () => {
    const { dependencies, intentOf, redemptionId, statusOf } = await ofUnknownFate()
    expect(await completeRedemption(dependencies, intentOf('complete'), redemptionId)).toMatchObject({
      rejection: { code: 'ORDER_UNDER_WAY' },
    })
    expect(await statusOf('Card')).toBe('PENDING')
  })

  test('is refunded by a person who made sure that it is void', async () => {
    const { dependencies, intentOf, redemptionId, statusOf, balances } = await ofUnknownFate()
    const cancellation = { redemptionId, reason: 'The vendor has no such order.' }
    expect(await cancelAndRefund(dependencies, intentOf('refund'), cancellation)).toMatchObject({
      kind: 'accepted',
    })
    expect(await statusOf('Card')).toBe('CANCELLED')
    expect(await balances()).toEqual({ ann: 1000, fund: 10_000, paid: 0 })
  })

  test('is followed again when a person has found it', async () => {
    const { dependencies, intentOf, redemptionId, place } = await ofUnknownFate()
    const found = { redemptionId, vendorOrderId: 'M-1' }
    expect(await markAsOrdered(dependencies, intentOf('found'), found)).toMatchObject({ kind: 'accepted' })
    expect(await place('Card')).toEqual({ kind: 'placed' })
  })
})

test('a held redemption is released by another administrator than its member', async () => {
  const { team, dependencies, redeem, subjectOf } = await createTestOrdering()
  await redeem('Card', 'GIFT_CARD', 'VELOCITY')
  const { redemptionId } = subjectOf('Card')
  const intentOf = (name: string) => ({
    id: team.shoutoutId(`release by ${name}`),
    teamId: team.teamId,
    actor: { kind: 'member', id: team.memberId(name) } as const,
    occurredAt: '2026-03-12T09:00:00.000Z',
  })
  expect(await releaseRedemption(dependencies, intentOf('Ann'), redemptionId)).toMatchObject({
    rejection: { code: 'OWN_REDEMPTION' },
  })
  expect(await releaseRedemption(dependencies, intentOf('Olga'), redemptionId)).toMatchObject({
    kind: 'accepted',
  })
})

test('codes are shown to the member who redeemed, and to no one else', async () => {
  const { log, team, memory, redeem, place, subjectOf } = await createTestOrdering()
  memory.accept('complete')
  await redeem('Card')
  await place('Card')
  const of = (name: string) => readDelivery({ log }, { ...subjectOf('Card'), memberId: team.memberId(name) })
  expect(await of('Ann')).toMatchObject({ credentials: [{ label: 'Code', value: 'MEMORY-1' }] })
  expect(await of('Ben')).toBeNull()
})
