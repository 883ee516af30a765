import { randomUUID } from 'node:crypto'
import type { Benchmark } from '@laurel/ledger/bench/benchmark.ts'
import { migrate } from '@laurel/ledger/database/migrate.ts'
import { Pool } from 'pg'
import { rewardMigrations } from '../../migrateRewards.ts'
import type { CatalogProduct } from '../../vendors/port.ts'
import { featuredGiftCards, searchGiftCards } from '../catalog/searchGiftCards.ts'
import { giftCardId, syncGiftCards } from '../catalog/syncGiftCards.ts'
import { adjectives, nouns, sampleCards } from './sampleCards.ts'

const usualCount = 5_000
/** Other teams have catalogs in the same tables. */
const teams = 4
/** The p95 of a search takes at most so many times as long as that of an indexed query of one row. */
const ratioMax = 10
const callsPerKind = 600
const country = 'US'

/** Searches of gift cards beside an indexed query of one row, each on the same connection. */
export const giftCardSearch: Benchmark = {
  name: 'gift cards',
  run: async ({ databaseUrl, report, miss, print, scale }) => {
    const count = Math.max(40, Math.round(usualCount * Math.min(scale, 1)))
    await migrate(databaseUrl, [rewardMigrations])
    const pool = new Pool({ connectionString: databaseUrl, max: 1 })
    const teamId = randomUUID()
    try {
      const began = performance.now()
      for (const id of [teamId, ...Array.from({ length: teams - 1 }, () => randomUUID())])
        await sync(pool, id, count)
      await pool.query('vacuum analyze rewards.gift_cards, rewards.gift_card_variants')
      print(`gift cards: synced ${teams} times ${count} in ${Math.round(performance.now() - began)} ms`)
      const search = (text: string, page = 1) => searchGiftCards(pool, { teamId, country, text, page })
      const wordOf = (words: readonly string[], turn: number): string => words[turn % words.length] ?? ''
      const p95 = await measureInTurns({
        'one row by id': turn => oneRow(pool, giftCardId(teamId, 'tango', `P${(turn * 37) % count}`)),
        'first page': () => search(''),
        'a page further down': turn => search('', 1 + (turn % 10)),
        'search of a common word': turn => search(wordOf(nouns, turn)),
        'search as it is typed': turn => search(wordOf(adjectives, turn).slice(0, 1 + (turn % 6))),
        'search of a name': turn => search(`${wordOf(adjectives, turn)} ${wordOf(nouns, turn * 3)}`),
        'search of a misspelled name': turn => search(misspelled(wordOf(adjectives, turn))),
        'search that finds nothing': turn => search(`zq${turn}`),
        'featured cards': turn => featuredGiftCards(pool, { teamId, country, month: `2026-${turn % 12}` }),
      })
      const floor = p95.get('one row by id') ?? 0
      for (const [name, value] of p95) {
        const ratio = value / floor
        report({ name: `gift cards: ${name}, p95`, value, unit: 'ms', floor, ratio })
        if (ratio > ratioMax) miss(`gift cards: ${name} takes ${ratio.toFixed(1)} times one row by id.`)
      }
    } finally {
      await pool.end()
    }
  },
}

const oneRow = (pool: Pool, id: string): Promise<unknown> =>
  pool.query({ name: 'one gift card', text: 'select * from rewards.gift_cards where gift_card_id = $1' }, [
    id,
  ])

const sync = async (pool: Pool, teamId: string, count: number): Promise<void> => {
  const catalog = async function* (): AsyncIterable<readonly CatalogProduct[]> {
    yield* await Promise.resolve(sampleCards(count))
  }
  await syncGiftCards(pool, { teamId, vendor: 'tango', client: { catalog } }, new AbortController().signal)
}

const misspelled = (word: string): string =>
  `${word.slice(0, 2)}${word.charAt(3)}${word.charAt(2)}${word.slice(4)}`

/** The kinds take turns, so that whatever else the machine does falls on all alike. The first turns warm up. */
const measureInTurns = async (
  kinds: Readonly<Record<string, (turn: number) => Promise<unknown>>>,
): Promise<ReadonlyMap<string, number>> => {
  const latencies = new Map(Object.keys(kinds).map(name => [name, [] as number[]]))
  const warmUp = callsPerKind / 6
  for (let turn = 0; turn < callsPerKind + warmUp; turn += 1)
    for (const [name, run] of Object.entries(kinds)) {
      const began = performance.now()
      await run(turn)
      if (turn >= warmUp) latencies.get(name)?.push(performance.now() - began)
    }
  return new Map(
    [...latencies].map(([name, values]) => [
      name,
      values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? 0,
    ]),
  )
}
