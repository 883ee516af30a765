import { createRunner } from '@laurel/api/delivery/runner.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { everyOrgSandboxKey } from '@laurel/scripts/sandbox/vendors/everyOrg/everyOrgStandIn.ts'
import { type RemoteStandIn, useStandIns } from '@laurel/scripts/sandbox/vendors/testing/useStandIns.ts'
import { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { migrateDatabase } from '../../server/migrateDatabase.ts'
import { createEveryOrg } from './everyOrg/everyOrg.ts'
import { charityByEin } from './findCharities.ts'
import { findOffered } from './findOffered.ts'
import { loadBundled } from './loadBundled.ts'
import { readNextCause } from './readCauses.ts'
import { oweDetails, oweSearch, readingHandler } from './readingJobs.ts'
import { replaceCharities } from './replaceCharities.ts'
import { sampleCharities } from './sampleCharities.ts'
import type { CharitySource } from './source.ts'

const { url } = await createTestDatabase()
const pool = new Pool({ connectionString: url })
const standIn = useStandIns()
const { signal } = new AbortController()
const start = '2026-11-23T09:00:00.000Z'
const teamId = derivedId('team', 'Evergreen')

let everyOrg: RemoteStandIn
let source: CharitySource
beforeAll(() => migrateDatabase(url))
beforeEach(async () => {
  await pool.query(
    'truncate rewards.charities, rewards.charity_words, rewards.charity_facts, rewards.charity_causes, delivery.jobs, delivery.lanes cascade',
  )
  await loadBundled(pool)
  everyOrg = await standIn('everyOrg')
  source = createEveryOrg({ apiKey: everyOrgSandboxKey, url: `${everyOrg.origin}/v0.2` }, fetch, 500)
})
afterAll(() => pool.end())

const calls = async () =>
  z.array(z.string()).parse(await (await fetch(`${everyOrg.origin}/_control/calls`)).json())
const namesFor = async (text: string) => {
  const question = { text, category: undefined, after: 0, limit: 20 }
  const { charities } = await findOffered(pool, { whitelist: null, featured: [] }, question)
  return charities.map(({ name }) => name)
}
const readCauses = async (times: number, now = start) => {
  for (let time = 0; time < times; time += 1) await readNextCause({ database: pool, source }, now, signal)
}
const runJobs = async (now = start) => {
  const handlers = [readingHandler({ database: pool, source, clock: () => now })]
  const runner = createRunner({
    database: pool,
    databaseUrl: url,
    handlers,
    clock: () => now,
    onError: () => undefined,
  })
  await runner.runDue()
}
const asking = { teamId, now: start }

test('the causes are read one page at a time, each once a week', async () => {
  await readCauses(source.causes.length + 10)
  const read = await calls()
  expect(read.slice(0, 3)).toEqual(['/browse/animals', '/browse/animals', '/browse/art'])
  expect(read).toHaveLength(source.causes.length + 1)
  await readCauses(1, addMilliseconds(start, 6 * 86_400_000))
  expect(await calls()).toHaveLength(read.length)
  await readCauses(1, addMilliseconds(start, 8 * 86_400_000))
  expect(await calls()).toHaveLength(read.length + 1)
})

test('a page that does not arrive is read again', async () => {
  await everyOrg.plan({ kind: 'loseCall' })
  await expect(readCauses(1)).rejects.toThrow('Every.org answered 500')
  await readCauses(1)
  expect(await calls()).toEqual(['/browse/animals', '/browse/animals'])
})

test('a known nonprofit gets its mission and website, and a new one is found by its words', async () => {
  const before = await charityByEin(pool, '890001000')
  expect(await namesFor('wombat rescue')).toEqual([])
  await readCauses(2)
  expect(await charityByEin(pool, '890001000')).toEqual({
    ...before,
    mission: 'Homes for cats and dogs.',
    url: 'https://shelter.example/',
    logoUrl: 'https://res.cloudinary.example/shelter.png',
  })
  expect(await namesFor('wombat rescue')).toEqual(['Wombat Rescue of Juneau'])
  expect(await namesFor('wombta rescue')).toEqual(['Wombat Rescue of Juneau'])
  expect(await charityByEin(pool, '990000001')).toMatchObject({ category: 'animals', receipts: null })
})

test('what the source said survives an import', async () => {
  await readCauses(2)
  const owner = await pool.connect()
  try {
    await replaceCharities(owner, sampleCharities(500))
  } finally {
    owner.release()
  }
  expect(await charityByEin(pool, '890001000')).toMatchObject({ mission: 'Homes for cats and dogs.' })
  expect(await namesFor('quokka')).toEqual(['Friends of the Quokka'])
})

test('a nonprofit that a person opens is read once in a month', async () => {
  await oweDetails(pool, asking, '890001000')
  await oweDetails(pool, asking, '890001000')
  await runJobs()
  expect(await calls()).toEqual(['/nonprofit/890001000'])
  expect(await charityByEin(pool, '890001000')).toMatchObject({
    mission: 'We find homes for cats and dogs, and care for them until then.',
  })
  // A list says less than the details.
  await readCauses(1)
  expect(await charityByEin(pool, '890001000')).toMatchObject({
    mission: expect.stringContaining('until then'),
  })
  const later = addMilliseconds(start, 40 * 86_400_000)
  await oweDetails(pool, { teamId, now: later }, '890001000')
  await runJobs(later)
  expect(await calls()).toHaveLength(3)
})

test('a nonprofit of a list gets its place and classification with its details', async () => {
  await readCauses(1)
  expect(await charityByEin(pool, '990000001')).toMatchObject({ city: '', classificationCode: 'Z99' })
  await oweDetails(pool, asking, '990000001')
  await runJobs()
  expect(await charityByEin(pool, '990000001')).toMatchObject({
    city: 'Juneau',
    state: 'AK',
    classificationCode: 'D30',
    category: 'animals',
  })
})

test('a nonprofit that the source does not know stays as it is, and is not asked for again', async () => {
  const before = await charityByEin(pool, '890001001')
  await oweDetails(pool, asking, '890001001')
  await runJobs()
  expect(await charityByEin(pool, '890001001')).toEqual(before)
  await oweDetails(pool, { teamId, now: addMilliseconds(start, 9 * 86_400_000) }, '890001001')
  await runJobs()
  expect(await calls()).toHaveLength(1)
})

test('words that found little are sought at the source once a day, without who asked', async () => {
  await oweSearch(pool, asking, 'Lost Wombats?', 0)
  await oweSearch(pool, asking, 'lost wombats', 0)
  await oweSearch(pool, asking, 'seattle', 20)
  await oweSearch(pool, asking, 'abc', 0)
  await runJobs()
  expect(await calls()).toEqual(['/search/lost wombats'])
  expect(await namesFor('lost wombats')).toEqual([])
  expect(await namesFor('wombat')).toEqual(['Wombat Rescue of Juneau'])
})

test('while the source is down, nothing is lost and searches go on', async () => {
  await oweDetails(pool, asking, '890001000')
  await everyOrg.stop()
  await runJobs()
  expect(await namesFor('seattle animal shelter')).toEqual(['Seattle Animal Shelter'])
  const { rows } = await pool.query('select attempts, ended_at from delivery.jobs')
  expect(rows).toEqual([{ attempts: 1, ended_at: null }])
})
