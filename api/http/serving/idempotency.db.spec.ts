import { adjustMemberPoints, changeMemberAdmin } from '@laurel/contract/people/members.ts'
import { verifyLedger } from '@laurel/ledger/audit/verifyLedger.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'

const stores = [
  { uniqueIds: 'log', ...(await createTestDatabase()) },
  { uniqueIds: 'stream', ...(await createTestDatabase()) },
] as const

describe.each(stores)('an Idempotency-Key (event ids unique per $uniqueIds)', ({ url, uniqueIds }) => {
  const api = createTestApi(url, { uniqueIds })

  const adjust = (admin: TestMember, memberId: string, key: string) =>
    api().ask(admin, {
      method: adjustMemberPoints.method,
      url: adjustMemberPoints.path.replace(':id', memberId),
      payload: { points: 5, reason: 'A good idea' },
      headers: { 'idempotency-key': key },
    })
  const findingsAndBooks = () => verifyLedger(api().log)

  test('of one admin for two members is a conflict', async () => {
    const { olga, ann, ben } = await api().team(`one-admin-${uniqueIds}`)
    expect(await adjust(olga, ben.memberId, 'a click')).toMatchObject({ status: 200 })
    expect(await adjust(olga, ann.memberId, 'a click')).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_CONFLICT' },
    })
    expect((await adjust(olga, ben.memberId, 'a click')).headers).toHaveProperty('idempotency-hit', 'true')
    const { findings, books } = await findingsAndBooks()
    expect(findings).toEqual([])
    expect(books.balanceOf(olga.teamId, 'redeemable', ben.memberId)).toBe(5)
  })

  test('of two admins is two commands', async () => {
    const { olga, ann, ben } = await api().team(`two-admins-${uniqueIds}`)
    const promoted = await api().ask(olga, {
      method: changeMemberAdmin.method,
      url: changeMemberAdmin.path.replace(':id', ann.memberId),
      payload: { is_admin: true },
    })
    expect(promoted.status).toBe(200)
    for (const admin of [olga, ann])
      expect(await adjust(admin, ben.memberId, 'a click')).toMatchObject({ status: 200, body: { ok: true } })
    const { findings, books } = await findingsAndBooks()
    expect(findings).toEqual([])
    expect(books.balanceOf(olga.teamId, 'redeemable', ben.memberId)).toBe(10)
  })
})
