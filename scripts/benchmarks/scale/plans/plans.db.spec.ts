import { rmSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { createTemporaryHome } from '../../../database/temporaryHome.ts'
import { createTestDatabase } from '../../../database/testDatabase.ts'
import { companyOf, membersMin } from '../company.ts'
import { prepareCompanies } from '../prepareCompanies.ts'
import { readingCalls } from '../readCall.ts'
import { signInCompanies } from '../signInCompanies.ts'
import { knownMisses, undecided } from './knownMisses.ts'
import { isClearlyWithin, misses, type PlanCost, planCosts } from './planMisses.ts'
import { serveCounting } from './serveCounting.ts'

const { url: databaseUrl } = await createTestDatabase()
const place = { home: createTemporaryHome('plans-'), databaseUrl }
afterAll(() => rmSync(place.home, { recursive: true, force: true }))

const small = companyOf('small', { members: membersMin, activities: 1_000 })
const big = companyOf('big', { members: 2_000, activities: 50_000 })

const costsOfAll = async (): Promise<readonly PlanCost[]> => {
  await prepareCompanies(place, [small, big], () => {})
  const { origin, counting, database, stop } = await serveCounting(place)
  try {
    const [smallSide, bigSide] = await signInCompanies(database, place.home, [small, big])
    if (!smallSide || !bigSide) throw new Error('Both companies must be signed in.')
    const asking = {
      origin,
      calls: await readingCalls(),
      rounds: { min: 1, max: 1, millisecondsMax: 0 },
    }
    const costs: PlanCost[] = []
    for await (const cost of planCosts(asking, { small: smallSide, big: bigSide }, counting)) costs.push(cost)
    return costs
  } finally {
    await stop()
  }
}

describe('plans', { timeout: 600_000 }, () => {
  test('read as much for a company of 2,000 members as for one of 63', async () => {
    const costs = await costsOfAll()
    expect(costs.length).toBeGreaterThan(100)
    const unknown = costs.filter(
      cost => misses(cost) && !knownMisses.has(cost.name) && !undecided.has(cost.name),
    )
    expect(unknown).toEqual([])
    const mended = costs.filter(cost => isClearlyWithin(cost) && knownMisses.has(cost.name))
    expect(mended.map(({ name }) => `${name}: delete it from knownMisses.ts`)).toEqual([])
    const names = new Set(costs.map(({ name }) => name))
    expect([...knownMisses, ...undecided].filter(name => !names.has(name))).toEqual([])
  })
})
