import { getMember } from '@laurel/contract/people/members.ts'
import { explainFigure, memberFigures, teamFigures } from '@laurel/contract/reports/explanations.ts'
import { pointStats } from '@laurel/contract/reports/pointStats.ts'
import { Acknowledged } from '@laurel/contract/wire/position.ts'
import { sumPoints } from '@laurel/ledger/kernel/points.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember, TestTeam } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const explanation = (figure: string, query = '') => ({ url: `/v1/admin/explanations/${figure}${query}` })

/** Ann gets a reward, Ben gets points by hand; answers where the log stands with it. */
const busyTeam = async (name: string): Promise<TestTeam & { readonly after: number }> => {
  const team = await api().team(name)
  await api().ask(team.ann, { method: 'POST', url: `/v1/rewards/redeem/${team.rewardId}` })
  const adjusted = await api().ask(team.olga, {
    method: 'POST',
    url: `/v1/admin/members/${team.ben.memberId}/adjust`,
    payload: { points: 40, reason: 'Moved house' },
  })
  return { ...team, after: Acknowledged.parse(adjusted.body).position }
}

const explained = async (olga: TestMember, figure: string, query: string) =>
  explainFigure.response.parse((await api().ask(olga, explanation(figure, query))).body)

describe('explanations', () => {
  test('every figure of the team is what its entries sum to', async () => {
    const { olga, after } = await busyTeam('sum')
    const stats = pointStats.response.parse(
      (await api().ask(olga, { url: `/v1/team/point_stats?after=${after}` })).body,
    )
    expect(stats).toMatchObject({ outstanding_points: 240, redeemed_this_month: 300 })
    for (const figure of teamFigures) {
      const { points, sign, parts, entries, total } = await explained(olga, figure, '')
      expect({ figure, points }).toEqual({ figure, points: stats[figure] })
      expect(sumPoints(entries.map(entry => entry.points)) * sign + 0).toBe(points)
      expect(sumPoints(parts.map(part => part.points))).toBe(points)
      expect(entries).toHaveLength(total)
    }
  })

  test('every balance of a member is what its entries sum to, told in words', async () => {
    const { olga, ann, after } = await busyTeam('member')
    const member = getMember.response.parse(
      (await api().ask(olga, { url: `/v1/admin/members/${ann.memberId}?after=${after}` })).body,
    )
    for (const figure of memberFigures) {
      const { points } = await explained(olga, figure, `?user_id=${ann.memberId}`)
      expect(points).toBe(member[figure])
    }
    const { parts, entries } = await explained(olga, 'redeemable_points', `?user_id=${ann.memberId}`)
    expect(parts).toEqual([
      { event_type: 'PointsAdjusted', entries: 1, points: 500 },
      { event_type: 'RedemptionDebited', entries: 1, points: -300 },
    ])
    expect(entries).toMatchObject([{ description: 'Day off' }, { description: 'A start' }])
  })

  test('come page by page', async () => {
    const { olga, after } = await busyTeam('pages')
    const first = await explained(olga, 'outstanding_points', `?after=${after}&range=[0,1]`)
    const second = await explained(olga, 'outstanding_points', '?range=[2,3]')
    expect(first.entries.map(entry => entry.points)).toEqual([40, -300])
    expect(second.entries.map(entry => entry.points)).toEqual([500])
    expect(second).toMatchObject({ total: 3, points: 240 })
  })

  test('are for administrators of the same team alone', async () => {
    const { olga, ann } = await api().team('inside')
    const { olga: stranger } = await api().team('outside')
    expect(await api().ask(ann, explanation('outstanding_points'))).toMatchObject({ status: 403 })
    const balance = explanation('redeemable_points', `?user_id=${ann.memberId}`)
    expect(await api().ask(stranger, balance)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await api().ask(olga, explanation('redeemable_points'))).toMatchObject({
      status: 400,
      body: { code: 'INVALID_REQUEST' },
    })
    expect(await api().ask(olga, explanation('happiness'))).toMatchObject({ status: 400 })
  })
})
