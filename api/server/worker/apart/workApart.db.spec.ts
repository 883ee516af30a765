import { rmSync } from 'node:fs'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { createTestTeam, type TestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { createTemporaryHome } from '@laurel/scripts/database/temporaryHome.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { afterAll, expect, it } from 'vitest'
import { openStores } from '../../stores/openStores.ts'
import { workApart } from './workApart.ts'

const { url } = await createTestDatabase()
const home = createTemporaryHome('work-apart-')
const settings = { home, databaseUrl: url, eventStoreUrl: undefined }
const stores = await openStores(settings)
const projections = createProjections({ log: stores.log, databaseUrl: stores.databaseUrl })
await projections.start()
const [one, other] = await Promise.all([
  createTestTeam(createLedger(stores), { name: 'one', memberNames: ['Ann', 'Ben'] }),
  createTestTeam(createLedger(stores), { name: 'other', memberNames: ['Cleo'] }),
])
await projections.waitForPosition(await stores.log.head(), 10_000)
afterAll(async () => {
  await projections.stop()
  await stores.close()
  rmSync(home, { recursive: true, force: true })
})

const reset = workApart(settings)('reset allowances')
const april = '2026-04-02T00:00:00.000Z'

/** Read by a ledger of its own, because another process wrote. */
const periodOf = async ({ teamId, memberId }: TestTeam, name: string) => {
  const member = await createLedger(stores).member(teamId, memberId(name))
  return member.kind === 'known' ? member.allowances.shoutout.period : undefined
}

it('does the work of one team in another process', async () => {
  await reset(one.teamId, april, new AbortController().signal)

  expect(await Promise.all([periodOf(one, 'Ann'), periodOf(one, 'Ben')])).toEqual([
    '2026-04-01',
    '2026-04-01',
  ])
  expect(await periodOf(other, 'Cleo')).not.toBe('2026-04-01')
})

it('ends with its server, and leaves the rest to the next run', async () => {
  const stopping = new AbortController()
  const resetting = reset(other.teamId, april, stopping.signal)
  stopping.abort()

  await expect(resetting).resolves.toBeUndefined()
  expect(await periodOf(other, 'Cleo')).not.toBe('2026-04-01')
})

it('passes on why it failed', async () => {
  const wrong = workApart({ ...settings, home: `${home}/other` })('expire points')

  await expect(wrong(one.teamId, april, new AbortController().signal)).rejects.toThrow('secrets.json')
})
