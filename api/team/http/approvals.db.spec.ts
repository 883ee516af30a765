import { saveAwards } from '@laurel/contract/awards/awards.ts'
import { giveAward } from '@laurel/contract/awards/giveAward.ts'
import { OpenApproval } from '@laurel/contract/team/approvals.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const post = (path: string, payload: object = {}) => ({ method: 'POST' as const, url: path, payload })
const Position = z.object({ position: z.number() })
const positionOf = (body: unknown): number => Position.parse(body).position

/** A team with two administrators, whose awards and adjustments above 500 points wait. */
const strictTeam = async (key: string) => {
  const team = await api().team(key)
  const { olga, ann, ben } = team
  const promote = post(`/v1/admin/members/${ben.memberId}/administrator`, { is_admin: true })
  expect((await api().ask(olga, promote)).status).toBe(200)
  const limits = { adjustment_points: 500, award_points: 500, payout_dollars: null }
  const saved = await api().ask(olga, post('/v1/admin/settings/four-eyes', limits))
  expect(saved.status).toBe(200)
  const read = await api().ask(ben, {
    url: `/v1/admin/settings/four-eyes?after=${positionOf(saved.body)}`,
  })
  expect(read.body).toEqual(limits)
  const answer = await api().ask(olga, {
    method: 'PATCH',
    url: '/v1/team/awards',
    payload: { to_create: { name: 'Beacon', points: 600, message: 'You lit the way' } },
  })
  const awardId = saveAwards.response.parse(answer.body).awards[0]?.id ?? ''
  const give = async () => {
    const sent = post(`/v1/team/awards/${awardId}/give`, {
      user_ids: [ann.memberId],
      message: 'Great, like @Ben',
    })
    return giveAward.response.parse((await api().ask(olga, sent)).body)
  }
  const open = async (as: TestMember, after: number) =>
    z.array(OpenApproval).parse((await api().ask(as, { url: `/v1/admin/approvals?after=${after}` })).body)
  const balance = async (after: number) =>
    (await api().ask(olga, { url: `/v1/admin/members/${ann.memberId}?after=${after}` })).body
  return { ...team, give, open, balance }
}

test('an award above the limit waits, and is given once another administrator approves', async () => {
  const { olga, ann, ben, give, open, balance } = await strictTeam('award')
  const { grant_id: id, needs_approval: isProposal, position } = await give()
  expect(isProposal).toBe(true)
  expect(await open(olga, position)).toMatchObject([
    {
      id,
      kind: 'AWARD',
      recipients: [{ id: ann.memberId }],
      recipients_count: 1,
      points: 600,
      title: 'Beacon',
      words: 'Great, like @Ben',
      proposed_by: { id: olga.memberId },
      can_approve: false,
    },
  ])
  expect(await open(ben, position)).toMatchObject([{ can_approve: true }])
  expect(await balance(position)).toMatchObject({ redeemable_points: 500 })

  const approve = post(`/v1/admin/approvals/${id}/approve`)
  expect(await api().ask(olga, approve)).toMatchObject({ status: 403, body: { code: 'OWN_PROPOSAL' } })
  const approved = await api().ask(ben, approve)
  expect(approved.status).toBe(200)
  expect(await open(ben, positionOf(approved.body))).toEqual([])
  const report = await api().ask(ben, {
    url: `/v1/team/reporting/activity?type=awards&after=${positionOf(approved.body)}`,
  })
  expect(report.body).toMatchObject({ total: 1, entries: [{ created_by: { name: 'Olga' }, points: 600 }] })
  expect((await api().ask(ben, approve)).status).toBe(409)
})

test('a declined award is never given', async () => {
  const { ben, give, open, balance } = await strictTeam('no-award')
  const { grant_id: id, position } = await give()
  expect(await open(ben, position)).toHaveLength(1)
  const decline = (reason: string) => post(`/v1/admin/approvals/${id}/decline`, { reason })
  expect((await api().ask(ben, decline(''))).status).toBe(400)
  const declined = await api().ask(ben, decline('Not this quarter'))
  expect(declined.status).toBe(200)
  const after = positionOf(declined.body)
  expect(await open(ben, after)).toEqual([])
  expect(await balance(after)).toMatchObject({ redeemable_points: 500 })
})

test('adjustments of the team’s own limit are in the same list', async () => {
  const { olga, ann, ben, open, balance } = await strictTeam('adjusted')
  const adjust = post(`/v1/admin/members/${ann.memberId}/adjust`, { points: 501, reason: 'Prize' })
  const proposed = await api().ask(olga, adjust)
  expect(proposed.body).toMatchObject({ needs_approval: true })
  const [waiting] = await open(ben, positionOf(proposed.body))
  expect(waiting).toMatchObject({ kind: 'ADJUSTMENT', words: 'Prize', account: 'redeemable', points: 501 })
  const approved = await api().ask(ben, post(`/v1/admin/approvals/${waiting?.id}/approve`))
  expect(await balance(positionOf(approved.body))).toMatchObject({ redeemable_points: 1001 })
})

test('members and other teams see and decide nothing', async () => {
  const { olga, ann, give, open } = await strictTeam('ours')
  const { olga: stranger } = await api().team('theirs')
  const { grant_id: id, position } = await give()
  expect(await open(olga, position)).toHaveLength(1)
  const approve = post(`/v1/admin/approvals/${id}/approve`)
  expect((await api().ask(ann, approve)).status).toBe(403)
  expect((await api().ask(ann, { url: '/v1/admin/approvals' })).status).toBe(403)
  expect(await api().ask(stranger, approve)).toMatchObject({
    status: 409,
    body: { code: 'PROPOSAL_NOT_OPEN' },
  })
  expect((await api().ask(stranger, { url: '/v1/admin/approvals' })).body).toEqual([])
})
