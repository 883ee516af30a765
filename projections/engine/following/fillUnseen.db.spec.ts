import { afterAll, expect, it } from 'vitest'
import { readModels } from '../../readModels.ts'
import { createCompany, liveThrough } from '../../testing/company.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { createProjections } from '../createProjections.ts'
import { prepareReadModels } from '../prepare.ts'
import { fillUnseen } from './fillUnseen.ts'

const followed = await openTestDatabase()
const filled = await openTestDatabase()
const company = await createCompany()
await liveThrough(company)
const head = await company.log.head()

const open = (databaseUrl: string) => createProjections({ log: company.log, databaseUrl })
const following = open(followed.url)
const reading = open(filled.url)
afterAll(() => Promise.all([following.stop(), reading.stop()]))

const fill = (eventsMin: number, signal = new AbortController().signal) =>
  fillUnseen({
    pool: filled.database,
    log: company.log,
    databaseUrl: filled.url,
    readModels,
    signal,
    eventsMin,
  })

it('leaves a short log to following', async () => {
  await prepareReadModels(filled.database, readModels)

  expect(await fill(1_000_000)).toBe(false)
})

it('ends with its server, and leaves nothing behind that serves', async () => {
  await expect(fill(1, AbortSignal.abort())).rejects.toThrow('abort')

  expect((await reading.lag()).position).toBeLessThan(0)
})

it('gives the rows of following, once', async () => {
  await following.start()
  await following.waitForPosition(head, 10_000)

  expect(await fill(1)).toBe(true)
  expect((await reading.lag()).position).toBe(head)
  for (const { name } of readModels)
    expect([name, await reading.digest(name)]).toEqual([name, await following.digest(name)])
  expect(await fill(1)).toBe(false)
})
