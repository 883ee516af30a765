import type { Benchmark } from '@laurel/ledger/bench/benchmark.ts'
import { migrate } from '@laurel/ledger/database/migrate.ts'
import { withClient } from '@laurel/ledger/database/transaction.ts'
import { Pool } from 'pg'
import { rewardMigrations } from '../../migrateRewards.ts'
import { categories } from '../categories.ts'
import { charitiesInCategory, charityByEin } from '../findCharities.ts'
import { nearbyCharities } from '../nearbyCharities.ts'
import { replaceCharities } from '../replaceCharities.ts'
import { causes } from '../sample/causes.ts'
import { towns } from '../sample/towns.ts'
import { sampleCharities } from '../sampleCharities.ts'
import { searchCharities } from '../searchCharities.ts'

const usualCount = 1_000_000
/** The p95 of a search takes at most so many times as long as that of an indexed query of one row. */
const ratioMax = 10
const callsPerKind = 600
const limit = 20

/** Searches of nonprofits beside an indexed query of one row, each on the same connection. */
export const charitySearch: Benchmark = {
  name: 'charities',
  run: async ({ databaseUrl, report, miss, print, scale }) => {
    const count = Math.round(usualCount * Math.min(scale, 1))
    await migrate(databaseUrl, [rewardMigrations])
    const pool = new Pool({ connectionString: databaseUrl, max: 1 })
    try {
      const began = performance.now()
      await withClient(pool, client => replaceCharities(client, sampleCharities(count)))
      print(`charities: imported ${count} in ${Math.round((performance.now() - began) / 1000)} s`)
      const names = [...sampleCharities(2_000)].filter((_, index) => index % 7 === 0)
      const deep = names.map(({ name }) => name.split(' ').slice(0, 2).join(' '))
      const kinds: Readonly<Record<string, (turn: number) => Promise<unknown>>> = {
        'one row by EIN': turn => charityByEin(pool, einAt(turn * 1_597, count)),
        'search of one common word': turn => search(pool, causes[turn % causes.length]?.name.split(' ')[0]),
        'search as it is typed': turn => search(pool, typed(deep[turn % deep.length], turn)),
        'search of a cause in a town': turn =>
          search(pool, `${causes[turn % causes.length]?.name} ${towns[turn % towns.length]?.[0]}`),
        'search of a name': turn => search(pool, rareName(turn, count)),
        'search of a misspelled name': turn => search(pool, misspelled(causes[turn % causes.length]?.name)),
        'nonprofits nearby': turn => {
          const [, , , latitude = 0, longitude = 0] = towns[turn % towns.length] ?? []
          return nearbyCharities(pool, { latitude, longitude }, limit)
        },
        'a category': turn =>
          charitiesInCategory(pool, categories[turn % categories.length]?.key ?? '', { after: 0, limit }),
      }
      const p95 = await measureInTurns(kinds)
      const floor = p95.get('one row by EIN') ?? 0
      for (const [name, value] of p95) {
        const ratio = value / floor
        report({ name: `charities: ${name}, p95`, value, unit: 'ms', floor, ratio })
        if (ratio > ratioMax) miss(`charities: ${name} takes ${ratio.toFixed(1)} times one row by EIN.`)
      }
    } finally {
      await pool.end()
    }
  },
}

const search = (pool: Pool, text = ''): Promise<unknown> => searchCharities(pool, text, { after: 0, limit })

const einAt = (index: number, count: number): string =>
  `89${String((index % count) + 1_000).padStart(7, '0')}`

const typed = (text = '', turn = 0): string => text.slice(0, 1 + (turn % Math.max(text.length, 1)))

const misspelled = (text = ''): string => {
  const word = text.split(' ').find(({ length }) => length > 5) ?? text
  return `${word.slice(0, 2)}${word.charAt(3)}${word.charAt(2)}${word.slice(4)}`
}

const rareName = (turn: number, count: number): string => {
  const [charity] = sampleCharitiesFrom((turn * 7_919) % count)
  return charity?.name ?? ''
}

const sampleCharitiesFrom = (index: number) => [...sampleCharities(1, index)]

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
