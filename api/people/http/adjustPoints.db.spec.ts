import { BulkAnswer } from '@laurel/contract/wire/bulk.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const adjustAll = (adjustments: readonly unknown[]) => ({
  method: 'POST' as const,
  url: '/v1/admin/point_adjustments/bulk',
  payload: { adjustments },
})

test('many balances are corrected at once; a wrong one does not stop the others', async () => {
  const { olga, ann, ben } = await api().team('correcting')
  const { ann: stranger } = await api().team('not-hers')
  const answer = await api().ask(
    olga,
    adjustAll([
      { id: '1', user_id: ann.memberId, points: -500, reason: 'Imported twice' },
      { id: '2', user_id: ann.memberId, points: -1, reason: 'Once more' },
      { id: '3', user_id: stranger.memberId, points: 5, reason: 'Another team' },
      { id: '4', user_id: ben.memberId, points: 5, reason: '' },
      { id: '5', user_id: ben.memberId, points: 7, reason: 'A good idea' },
    ]),
  )
  expect(answer).toMatchObject({
    status: 200,
    body: {
      results: [
        { id: '1', status: 'accepted' },
        { id: '2', status: 'refused', problem: { code: 'BALANCE_TOO_LOW', data: { available: 0 } } },
        { id: '3', status: 'refused', problem: { code: 'MEMBER_UNKNOWN' } },
        { id: '4', status: 'refused', problem: { code: 'INVALID_REQUEST' } },
        { id: '5', status: 'accepted' },
      ],
    },
  })
  const { position } = BulkAnswer.parse(answer.body)
  const members = await api().ask(olga, { url: `/v1/admin/members/${ann.memberId}?after=${position}` })
  expect(members.body).toMatchObject({ redeemable_points: 0 })
  const others = await api().ask(olga, { url: `/v1/admin/members/${ben.memberId}` })
  expect(others.body).toMatchObject({ redeemable_points: 7 })
})

test('a correction is the call for one member under the same key', async () => {
  const { olga, ann } = await api().team('single')
  const body = { points: 5, reason: 'Thanks' }
  await api().ask(olga, {
    method: 'POST',
    url: `/v1/admin/members/${ann.memberId}/adjust`,
    payload: body,
    headers: { 'idempotency-key': 'a click' },
  })
  const item = { id: 'a click', user_id: ann.memberId, ...body }
  expect((await api().ask(olga, adjustAll([item, { ...item, points: 6 }]))).body).toMatchObject({
    results: [
      { status: 'accepted', is_repeated: true },
      { status: 'refused', problem: { code: 'IDEMPOTENCY_CONFLICT' } },
    ],
  })
})
