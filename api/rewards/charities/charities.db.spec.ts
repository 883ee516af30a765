import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Client, Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrateRewards } from '../migrateRewards.ts'
import type { Charity } from './charity.ts'
import { charityByEin } from './findCharities.ts'
import { findOffered } from './findOffered.ts'
import { loadBundled } from './loadBundled.ts'
import { milesBetween, nearbyCharities } from './nearbyCharities.ts'
import { replaceCharities } from './replaceCharities.ts'
import { sampleCharities } from './sampleCharities.ts'

const { url } = await createTestDatabase()
const pool = new Pool({ connectionString: url })

beforeAll(async () => {
  await migrateRewards(url)
  await loadBundled(pool)
})
afterAll(() => pool.end())

const everything = { whitelist: null, featured: [] }
const search = (text: string, after = 0, limit = 20) =>
  findOffered(pool, everything, { text, category: undefined, after, limit })
const namesFor = async (text: string) => (await search(text)).charities.map(({ name }) => name)

describe('a search of nonprofits', () => {
  test('finds all words, in names, city and state, in any order and without accents', async () => {
    expect(await namesFor('seattle animal shelter')).toEqual(['Seattle Animal Shelter'])
    expect(await namesFor('Shelter SEÀTTLE')).toEqual(['Seattle Animal Shelter'])
    expect(await namesFor('childrens library columbus oh')).toEqual(['Columbus Children’s Library'])
  })

  test('finds unfinished words', async () => {
    expect(await namesFor('seattle ani')).toEqual(['Seattle Animal Shelter'])
    expect(await namesFor('seattle a')).toEqual(await namesFor('seattle'))
    expect((await search('s')).charities.length).toBe(20)
  })

  test('finds an EIN with and without its dash', async () => {
    expect(await namesFor('89-0001000')).toEqual(['Seattle Animal Shelter'])
    expect(await namesFor('890001000')).toEqual(['Seattle Animal Shelter'])
  })

  test('lists large nonprofits first, page by page, each once', async () => {
    const whole = await search('center', 0, 100)
    const first = await search('center', 0, 3)
    const second = await search('center', first.next ?? 0, 3)
    expect([...first.charities, ...second.charities]).toEqual(whole.charities.slice(0, 6))
    expect(whole.next).toBeNull()
    const receipts = whole.charities.map(charity => charity.receipts ?? -1)
    expect(receipts).toEqual(receipts.toSorted((one, other) => other - one))
  })

  test('looks for a misspelled word in the index, however few words there are', async () => {
    // A connection of its own has no scans of other tests.
    const client = new Client({ connectionString: url })
    await client.connect()
    try {
      const { rows } = await client.query(`
        select word, (select sum(seq_scan)::integer from pg_stat_xact_user_tables where relname = 'charity_words')
          as scans
        from rewards.words_alike('orchstra')`)
      expect(rows).toEqual([{ word: 'orchestra', scans: 0 }])
    } finally {
      await client.end()
    }
  })

  test('corrects a misspelled word and says so', async () => {
    const found = await search('seatle animal shelter')
    expect(found.charities.map(({ name }) => name)).toEqual(['Seattle Animal Shelter'])
    expect(found.correctedTo).toBe('seattle animal shelter')
    expect(await search('orchstra')).toMatchObject({ correctedTo: 'orchestra' })
  })

  test('finds nothing for words that are like no other, signs and quotes', async () => {
    expect(await search('xqzwv')).toEqual({ charities: [], next: null, correctedTo: null })
    expect(await search("' & | ! \\ :*")).toEqual({ charities: [], next: null, correctedTo: null })
    expect((await search("o'hara \\' 'seattle")).charities.length).toBeLessThan(20)
  })

  test('stays within the whitelist of the team', async () => {
    const offer = { whitelist: ['890001000', '890001024', '000000000'], featured: [] }
    const all = await findOffered(pool, offer, { text: '', category: undefined, after: 0, limit: 20 })
    expect(all.charities.map(({ ein }) => ein).sort()).toEqual(['890001000', '890001024'])
    const found = await findOffered(pool, offer, { text: 'buff', category: undefined, after: 0, limit: 20 })
    expect(found.charities.map(({ name }) => name)).toEqual(['Buffalo Safe House'])
  })

  test('lists a category', async () => {
    const found = await findOffered(pool, everything, { text: '', category: 'animals', after: 0, limit: 50 })
    expect(found.charities.length).toBeGreaterThan(10)
    expect(new Set(found.charities.map(({ category }) => category))).toEqual(new Set(['animals']))
  })
})

describe('nonprofits nearby', () => {
  const seattle = { latitude: 47.6, longitude: -122.33 }

  test('come nearest first, and from farther away where few are near', async () => {
    const near = await nearbyCharities(pool, seattle, 8)
    const miles = near.map(({ place }) => (place ? milesBetween(seattle, place) : Infinity))
    expect(near.length).toBeGreaterThan(4)
    expect(miles).toEqual(miles.toSorted((one, other) => one - other))
    expect(Math.max(...miles)).toBeLessThanOrEqual(120)
  })

  test('are none in the middle of the ocean, and none is an error at a pole', async () => {
    expect(await nearbyCharities(pool, { latitude: 0, longitude: -140 }, 8)).toEqual([])
    expect(await nearbyCharities(pool, { latitude: 90, longitude: 0 }, 8)).toEqual([])
  })
})

describe('the table of nonprofits', () => {
  test('keeps what it has at the next start', async () => {
    await loadBundled(pool)
    const { rows } = await pool.query('select count(*)::integer as count from rewards.charities')
    expect(rows).toEqual([{ count: 320 }])
  })

  test('is replaced as a whole, with its indexes; the last row of an EIN counts', async () => {
    const [one, other] = [...sampleCharities(2)]
    if (!one || !other) throw new Error('There are no samples.')
    const indexes = async () =>
      (
        await pool.query(
          `select indexname, indexdef from pg_indexes where schemaname = 'rewards' and tablename = 'charities' order by 1`,
        )
      ).rows
    const before = await indexes()
    const client = await pool.connect()
    try {
      const renamed: Charity = { ...one, name: 'Harbor Cats' }
      expect(await replaceCharities(client, [one, other, renamed])).toBe(2)
      await expect(replaceCharities(client, [])).rejects.toThrow('no nonprofits')
      expect(await replaceCharities(client, [one, other, renamed])).toBe(2)
    } finally {
      client.release()
    }
    expect(await indexes()).toEqual(before)
    expect(await charityByEin(pool, one.ein)).toMatchObject({ name: 'Harbor Cats' })
    expect(await namesFor('harbor')).toEqual(['Harbor Cats'])
    expect(await namesFor('orchestra')).toEqual([])
  })
})
