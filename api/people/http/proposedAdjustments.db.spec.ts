import { ProposedAdjustment } from '@laurel/contract/people/proposedAdjustments.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createTestApi } from '../../testing/testApi.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const adjust = (memberId: string, points: number) => ({
  method: 'POST' as const,
  url: `/v1/admin/members/${memberId}/adjust`,
  payload: { points, reason: 'Prize of the year' },
})
const decide = (memberId: string, adjustmentId: string, decision: 'approve' | 'decline') => ({
  method: 'POST' as const,
  url: `/v1/admin/members/${memberId}/adjustments/${adjustmentId}/${decision}`,
})
const Answered = z.object({ position: z.number(), needs_approval: z.boolean() })

/** A team of two administrators, and a large adjustment that one of them proposed. */
const propose = async (key: string, points = 1_000_000) => {
  const team = await api().team(key)
  const { olga, ann, ben } = team
  const promoted = await api().ask(olga, {
    method: 'POST',
    url: `/v1/admin/members/${ben.memberId}/administrator`,
    payload: { is_admin: true },
  })
  expect(promoted.status).toBe(200)
  const { body } = await api().ask(olga, adjust(ann.memberId, points))
  const { position } = Answered.parse(body)
  const open = async (caller = olga) => {
    const list = await api().ask(caller, { url: `/v1/admin/point_adjustments?after=${position}` })
    return z.array(ProposedAdjustment).parse(list.body)
  }
  const balance = async () => (await api().ask(olga, { url: `/v1/admin/members/${ann.memberId}` })).body
  return { ...team, open, balance, answer: body }
}

test('many points wait for a second administrator, and move once that one approves', async () => {
  const { olga, ann, ben, open, balance, answer } = await propose('prize')
  expect(answer).toMatchObject({ ok: true, needs_approval: true })
  const [proposed] = await open()
  expect(proposed).toMatchObject({
    user: { id: ann.memberId },
    proposed_by: { id: olga.memberId },
    points: 1_000_000,
    account: 'redeemable',
    reason: 'Prize of the year',
    can_approve: false,
  })
  expect(await open(ben)).toMatchObject([{ can_approve: true }])
  expect(await balance()).toMatchObject({ redeemable_points: 500 })

  const id = proposed?.id ?? ''
  const own = await api().ask(olga, decide(ann.memberId, id, 'approve'))
  expect(own).toMatchObject({ status: 403, body: { code: 'OWN_ADJUSTMENT' } })
  const approved = await api().ask(ben, decide(ann.memberId, id, 'approve'))
  expect(approved.status).toBe(200)
  const after = z.object({ position: z.number() }).parse(approved.body).position
  const member = await api().ask(olga, { url: `/v1/admin/members/${ann.memberId}?after=${after}` })
  expect(member.body).toMatchObject({ redeemable_points: 1_000_500 })
  expect(await open()).toEqual([])
})

test('a declined adjustment moves nothing', async () => {
  const { ann, ben, open, balance } = await propose('no-prize')
  const [proposed] = await open()
  const id = proposed?.id ?? ''
  expect((await api().ask(ben, decide(ann.memberId, id, 'decline'))).status).toBe(200)
  expect(await api().ask(ben, decide(ann.memberId, id, 'approve'))).toMatchObject({
    status: 409,
    body: { code: 'ADJUSTMENT_NOT_OPEN' },
  })
  expect(await balance()).toMatchObject({ redeemable_points: 500 })
})

test('administrators can’t add points to their own balance alone', async () => {
  const { olga } = await api().team('own')
  const { body } = await api().ask(olga, adjust(olga.memberId, 1))
  expect(body).toMatchObject({ needs_approval: true })
})

test('an adjustment in a batch says when it waits', async () => {
  const { olga, ben } = await api().team('batch')
  const { body } = await api().ask(olga, {
    method: 'POST',
    url: '/v1/admin/point_adjustments/bulk',
    payload: {
      adjustments: [
        { id: '1', user_id: ben.memberId, points: 10_000, reason: 'Prize' },
        { id: '2', user_id: ben.memberId, points: 1, reason: 'And one more' },
      ],
    },
  })
  expect(body).toMatchObject({
    results: [{ status: 'accepted' }, { status: 'accepted', needs_approval: true }],
  })
})

test('another team sees and decides nothing', async () => {
  const { ann, open } = await propose('ours')
  const { olga: stranger } = await api().team('theirs')
  const [proposed] = await open()
  expect(await open(stranger)).toEqual([])
  const answer = await api().ask(stranger, decide(ann.memberId, proposed?.id ?? '', 'approve'))
  expect(answer).toMatchObject({ status: 404, body: { code: 'MEMBER_UNKNOWN' } })
})
