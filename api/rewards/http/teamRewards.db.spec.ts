import { listTeamRewards, saveTeamRewards } from '@laurel/contract/rewards/teamRewards.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const save = (as: TestMember, rewards: readonly object[], key: string = crypto.randomUUID()) =>
  api().ask(as, {
    method: 'PATCH',
    url: '/v1/team/rewards',
    payload: { rewards },
    headers: { 'idempotency-key': key },
  })

const namesOf = async (as: TestMember, after: number) => {
  const { body } = await api().ask(as, { url: `/v1/team/rewards?after=${after}` })
  return listTeamRewards.response.parse(body).rewards.map(({ name }) => name)
}

const lunch = { name: 'Lunch', emoji: '🥗', description: 'For five.', point_cost: 200 }

test('the list is saved as a whole: added, changed and archived', async () => {
  const { olga, rewardId } = await api().team('list')
  const dayOff = { id: rewardId, name: 'Two days off', emoji: '🏖️', description: 'Yours.', point_cost: 600 }
  const both = saveTeamRewards.response.parse((await save(olga, [dayOff, lunch])).body)
  expect(await namesOf(olga, both.position)).toEqual(['Lunch', 'Two days off'])
  const rest = saveTeamRewards.response.parse((await save(olga, [dayOff])).body)
  expect(await namesOf(olga, rest.position)).toEqual(['Two days off'])
})

test('a repeat adds nothing twice', async () => {
  const { olga, rewardId } = await api().team('repeat')
  const kept = { id: rewardId, ...lunch, name: 'Day off' }
  const key = crypto.randomUUID()
  await save(olga, [kept, lunch], key)
  const { position } = saveTeamRewards.response.parse((await save(olga, [kept, lunch], key)).body)
  expect(await namesOf(olga, position)).toHaveLength(2)
})

test('an unknown reward is refused before anything is changed', async () => {
  const [{ olga, rewardId }, other] = [await api().team('mine'), await api().team('theirs')]
  const answer = await save(olga, [lunch, { ...lunch, id: other.rewardId }])
  expect(answer.body).toMatchObject({ code: 'REWARD_UNKNOWN' })
  const { rewards } = await api().ledger.catalog(olga.teamId)
  expect([...rewards.keys()]).toEqual([rewardId])
})
