import { describe, expect, it } from 'vitest'
import { memberIdOf, teamIdOf } from '../../kernel/foreignIds.ts'
import type { TaxRules } from '../../teams/tax/taxRules.ts'
import type { TaxRule } from '../../teams/tax/vocabulary.ts'
import type { ReceivedReward } from './receivedRewards.ts'
import { rewardsOfYear, taxLines } from './taxableValue.ts'
import { exampleRules, namedCountry } from './taxRules.ts'

const ann = memberIdOf(teamIdOf('evergreen'), 'Ann')

const reward = (day: string, points: number, changes: Partial<ReceivedReward> = {}): ReceivedReward => ({
  redemptionId: `${day} ${points}`,
  memberId: ann,
  reward: 'A mug',
  kind: 'giftCard',
  points,
  value: points,
  receivedAt: `${day}T12:00:00.000Z`,
  returnedAt: null,
  countryValue: 'DE',
  lots: [{ month: day.slice(0, 7), points }],
  ...changes,
})

const ruled = (limit: TaxRule['limit'], isTaxable = true): TaxRules => ({
  ...exampleRules,
  otherwise: null,
  yearStarts: { GB: '04-06' },
  rules: [
    { country: 'DE', kinds: ['giftCard'], isTaxable, limit, source: 'A law' },
    { country: 'GB', kinds: ['giftCard'], isTaxable, limit, source: 'Another law' },
  ],
})

const linesOf = (rewards: readonly ReceivedReward[], rules = ruled(null), year = 2026) =>
  taxLines(rewardsOfYear(rewards, rules, { year, timeZone: 'UTC' }))
const taxableOf = (rewards: readonly ReceivedReward[], limit: TaxRule['limit']) =>
  linesOf(rewards, ruled(limit)).map(({ taxable }) => taxable)

const march = [reward('2026-03-01', 3000), reward('2026-03-20', 3000), reward('2026-04-02', 1000)]

describe('the taxable value of a year', () => {
  it('is all that was received where there is no limit, and nothing where the rule exempts it', () => {
    expect(taxableOf(march, null)).toEqual([7000])
    expect(linesOf(march, ruled(null, false)).map(({ taxable }) => taxable)).toEqual([0])
  })

  it.each([
    ['item', 'whole', 2000, 6000],
    ['item', 'excess', 2000, 2000],
    ['month', 'whole', 5000, 6000],
    ['month', 'excess', 5000, 1000],
    ['year', 'whole', 7000, 0],
    ['year', 'excess', 6000, 1000],
  ] as const)('above a limit per %s is the %s sum', (per, above, cents, taxable) => {
    expect(taxableOf(march, { cents, per, above })).toEqual([taxable])
  })

  it('is unknown where no rule decides, and where the country is unknown', () => {
    const lines = linesOf([
      reward('2026-03-01', 500, { kind: 'donation' }),
      reward('2026-03-01', 300, { countryValue: 'Atlantis' }),
    ])
    expect(lines.map(({ country, received, taxable }) => [country, received, taxable])).toEqual([
      ['DE', 500, null],
      [null, 300, null],
    ])
  })

  it('belongs to the tax year of the country', () => {
    const british = { countryValue: 'United Kingdom' }
    const rewards = [reward('2026-04-05', 100, british), reward('2026-04-06', 200, british)]
    expect(linesOf(rewards, ruled(null), 2025).map(({ received }) => received)).toEqual([100])
    expect(linesOf(rewards, ruled(null), 2026).map(({ received }) => received)).toEqual([200])
  })

  it('does not contain what came back in the same year, and names what came back later', () => {
    const rewards = [
      reward('2026-03-01', 100, { returnedAt: '2026-05-01T00:00:00.000Z' }),
      reward('2026-03-01', 200, { returnedAt: '2027-01-05T00:00:00.000Z' }),
    ]
    const figures = (year: number) =>
      linesOf(rewards, ruled(null), year).map(({ received, taxable, returned }) => [
        received,
        taxable,
        returned,
      ])
    expect(figures(2026)).toEqual([[200, 200, 0]])
    expect(figures(2027)).toEqual([[0, 0, 200]])
  })

  it('has a line per country where a person moved, and says which months the points are from', () => {
    const lines = linesOf([
      reward('2026-02-01', 100),
      ...march,
      reward('2026-05-01', 50, { countryValue: 'GB' }),
    ])
    expect(
      lines.map(({ country, items, lotsFrom, lotsUntil }) => [country, items, lotsFrom, lotsUntil]),
    ).toEqual([
      ['DE', 4, '2026-02', '2026-04'],
      ['GB', 1, '2026-05', '2026-05'],
    ])
  })

  it('has gifts at their price, and counts those without one, whose value the company adds', () => {
    const gift = (value: number | null) => reward('2026-03-01', 0, { value, lots: [] })
    expect(linesOf([gift(700), gift(null)])).toMatchObject([
      { items: 2, itemsWithoutValue: 1, received: 700, taxable: 700 },
    ])
  })
})

describe('the country of a person', () => {
  it.each([
    ['Germany', 'DE'],
    [' germany ', 'DE'],
    ['FR', 'FR'],
    ['Atlantis', null],
    ['', 'US'],
    [null, 'US'],
  ])('of a profile that says %j is %j', (value, country) => {
    expect(namedCountry(value, exampleRules)).toBe(country)
  })
})
