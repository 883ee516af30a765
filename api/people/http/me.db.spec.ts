import { me } from '@laurel/contract/people/me.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestApi } from '../../testing/testApi.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

describe('who is signed in', () => {
  test.each([
    ['members', 'read_members.members'],
    ['teams', 'read_teams.teams'],
  ])('and is not among the %s shown yet waits, and stays signed in', async (name, table) => {
    const { ben } = await api().team(name)
    expect(await api().ask(ben, { url: '/v1/user/me' })).toMatchObject({ status: 200 })
    await api().database.query(`delete from ${table} where team_id = $1`, [ben.teamId])
    expect(await api().ask(ben, { url: '/v1/user/me' })).toMatchObject({
      status: 503,
      body: { code: 'UNAVAILABLE', detail: expect.stringContaining('Wait a moment') },
    })
  })
})

describe('the step of the setup that enables redemptions', () => {
  test('is done by a reward or an item, and undone with the last of them', async () => {
    const { olga, rewardId } = await api().team('redemptions')
    const send = async (method: 'POST' | 'DELETE', path: string, payload?: object) => {
      const { body } = await api().ask(olga, { method, url: path, ...(payload && { payload }) })
      const { position } = z.object({ position: z.number() }).parse(body)
      const answer = await api().ask(olga, { url: `/v1/user/me?after=${position}` })
      return me.response.parse(answer.body).team.metadata.setup_rewards
    }
    expect(await send('POST', `/v1/admin/rewards/${rewardId}/archive`)).toBe(false)
    const item = { name: 'Mug', point_cost: 100, metadata: { use_shipping: false } }
    expect(await send('POST', '/v1/team/rewards/custom', { add_item: item })).toBe(true)
  })
})

describe('the money of a person', () => {
  test.each([
    ['IE', 'UK', { USD: 1, EUR: expect.closeTo(0.86, 1) }],
    ['PL', 'DE', { USD: 1, PLN: expect.closeTo(3.7, 0) }],
    ['US', 'US', { USD: 1 }],
    ['BO', null, { USD: 1 }],
  ])(
    'in %s comes with the rate of their currency and their marketplace',
    async (country, marketplace, rates) => {
      const { ann } = await api().team(`money-${country.toLowerCase()}`)
      const { body } = await api().ask(ann, { method: 'PATCH', url: '/v1/user/locale', payload: { country } })
      const { position } = z.object({ position: z.number() }).parse(body)
      expect((await api().ask(ann, { url: `/v1/user/me?after=${position}` })).body).toMatchObject({
        amazon_marketplace: marketplace,
        currency_rates: rates,
      })
    },
  )
})
