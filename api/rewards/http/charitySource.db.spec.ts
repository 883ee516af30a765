import { searchNonprofits } from '@laurel/contract/rewards/nonprofits.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { beforeAll, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import { loadBundled } from '../charities/loadBundled.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url, { settings: { hasCharitySource: true } })
const other = createTestApi((await createTestDatabase()).url)
beforeAll(async () => {
  await loadBundled(api().database)
  await loadBundled(other().database)
})

const owed = async (running = api()) => {
  const { rows } = await running.database.query(
    `select payload from delivery.jobs where kind = 'charities.read' order by job_id`,
  )
  return rows
}

test('what a person looks for is read from the source later, and answered at once from what is stored', async () => {
  const { ann } = await api().team('source')
  const found = await api().ask(ann, { url: '/v1/nonprofits/search?q=wombat%20rescue' })
  expect(searchNonprofits.response.parse(found.body).nonprofits).toEqual([])
  expect((await api().ask(ann, { url: '/v1/nonprofits/890001000' })).status).toBe(200)
  const both = [
    { payload: { about: 'words', words: 'wombat rescue' } },
    { payload: { about: 'charity', ein: '890001000' } },
  ]
  expect(await owed()).toEqual(both)
  await api().ask(ann, { url: '/v1/nonprofits/search?q=seattle' })
  await api().ask(ann, { url: '/v1/nonprofits/search?category=animals' })
  expect(await owed()).toEqual(both)
})

test('without a source nothing is owed', async () => {
  const { ann } = await other().team('none')
  await other().ask(ann, { url: '/v1/nonprofits/search?q=wombat%20rescue' })
  await other().ask(ann, { url: '/v1/nonprofits/890001000' })
  expect(await owed(other())).toEqual([])
})
