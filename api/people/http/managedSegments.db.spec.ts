import { getUserProfile } from '@laurel/contract/people/changeUserProfile.ts'
import { me } from '@laurel/contract/people/me.ts'
import { createSegment } from '@laurel/contract/people/segments.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const create = async (as: TestMember, payload: object) => {
  const answer = await api().ask(as, { method: 'POST', url: '/v1/team/segments', payload })
  return createSegment.response.parse(answer.body).segment
}

describe('the managers of a segment', () => {
  test('see themselves as managers of exactly their segments', async () => {
    const { olga, ann, ben } = await api().team('managers')
    const { id } = await create(olga, { name: 'Makers', managers: [ann.memberId], users: [ben.memberId] })
    await create(olga, { name: 'Others', managers: [olga.memberId] })
    const self = async (as: TestMember) =>
      me.response.parse((await api().ask(as, { url: '/v1/user/me' })).body).user
    expect(await self(ann)).toMatchObject({ is_manager: true, segments_managed: [{ id, name: 'Makers' }] })
    expect(await self(ben)).toMatchObject({ is_manager: false, segments_managed: [] })
    const payload = { managers: [] }
    await api().ask(olga, { method: 'PATCH', url: `/v1/team/segments/${id}`, payload })
    expect(await self(ann)).toMatchObject({ is_manager: false })
  })
})

describe('the allowance of a member', () => {
  test('follows the segments that they belong to or manage', async () => {
    const { olga, ann, ben } = await api().team('adjusted')
    const granted = async ({ memberId }: TestMember) => {
      const { body } = await api().ask(olga, { url: `/v1/team/user/${memberId}` })
      return getUserProfile.response.parse(body).user.shoutout_allowance
    }
    const usual = await granted(ben)
    await create(olga, {
      name: 'Makers',
      users: [ann.memberId, ben.memberId],
      managers: [ann.memberId],
      shoutout_budget_adjustment: 50,
      manager_shoutout_budget_adjustment: -100,
    })
    expect(await granted(ben)).toBe(usual * 1.5)
    expect(await granted(ann)).toBe(0)
  })
})
