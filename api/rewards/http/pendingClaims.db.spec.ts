import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { createTestAwards } from '@laurel/ledger/testing/testAwards.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember, TestTeam } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const pending = async (as: TestMember, after = -1) =>
  (await api().ask(as, { url: `/v1/rewards/claims/pending?after=${after}` })).body

/** Ann gets an award with two gifts; answers where the log stands then. */
const giveGifts = async ({ teamId, rewardId }: TestTeam): Promise<number> => {
  const awards = createTestAwards(api().ledger, { teamId, memberId: name => memberIdOf(teamId, name) })
  const outcome = await awards.give('Olga', ['Ann'], 'Evergreen', {
    gifts: [
      [
        { type: 'CUSTOM_REWARD', rewardId },
        { type: 'POINTS', points: 200 },
      ],
      [{ type: 'PLACEHOLDER' }],
    ],
  })
  if (outcome.kind === 'rejected') throw new Error(outcome.rejection.code)
  return (await settle(api().ledger, outcome.events)).position
}

test('gifts wait for the member who received the award, with the rewards to choose from', async () => {
  const [team, other] = [await api().team('gifts'), await api().team('strangers')]
  const position = await giveGifts(team)
  const shown = {
    earned_award: { award: { name: 'Evergreen' } },
    rewards: [
      [
        { type: 'CUSTOM_REWARD', reward: { id: team.rewardId, name: 'Day off', images: [] } },
        { type: 'POINTS', points: 200 },
      ],
      [{ type: 'PLACEHOLDER' }],
    ],
  }
  expect(await pending(team.ann, position)).toMatchObject({ claims: [shown] })
  expect(await pending(team.ben)).toEqual({ claims: [] })
  expect(await pending(other.ann)).toEqual({ claims: [] })
  expect(await api().ask(null, { url: '/v1/rewards/claims/pending' })).toMatchObject({ status: 401 })
})

test('a gift stays what was promised when its reward is taken off the shelf', async () => {
  const team = await api().team('promised')
  const position = await giveGifts(team)
  const archived = await api().ask(team.olga, {
    method: 'POST',
    url: `/v1/admin/rewards/${team.rewardId}/archive`,
  })
  expect(archived.status).toBe(200)
  expect(await pending(team.ann, position)).toMatchObject({
    claims: [{ rewards: [[{ reward: { name: 'Day off' } }, { points: 200 }], [{}]] }],
  })
})
