import type { MemberId } from '../../kernel/ids.ts'
import type { Month } from '../../kernel/month.ts'
import { dayAt } from '../../kernel/period.ts'
import { type Points, sumPoints } from '../../kernel/points.ts'
import type { TaxRules } from '../../teams/tax/taxRules.ts'
import type { RewardKind, TaxRule } from '../../teams/tax/vocabulary.ts'
import type { ReceivedReward } from './receivedRewards.ts'
import { namedCountry } from './taxRules.ts'

/** A reward with the country of the person and the rule that decides. */
export type RuledReward = ReceivedReward & {
  /** In the time zone of the team. */
  readonly day: string
  /** Null if the profile does not name one. */
  readonly country: string | null
  /** Null if no rule has the country and the kind. */
  readonly rule: TaxRule | null
  /** It was received in an earlier tax year and came back in this one. */
  readonly isReturned: boolean
}

/** What one person received in a tax year under one rule. */
export type TaxLine = {
  readonly memberId: MemberId
  readonly country: string | null
  readonly rule: TaxRule | null
  readonly kinds: readonly RewardKind[]
  readonly items: number
  /** Gifts that had no price: the company adds their value. */
  readonly itemsWithoutValue: number
  readonly received: Points
  /** Null without a rule. */
  readonly taxable: Points | null
  /** What came back from earlier tax years. It is not taken off, because that year was reported. */
  readonly returned: Points
  /** The months in which the oldest and the newest of these points had been received. */
  readonly lotsFrom: Month | null
  readonly lotsUntil: Month | null
}

type Asked = { readonly year: number; readonly timeZone: string }

/** The rewards of a tax year. What came back in the year in which it was received was never received. */
export const rewardsOfYear = (
  rewards: readonly ReceivedReward[],
  rules: TaxRules,
  { year, timeZone }: Asked,
): readonly RuledReward[] =>
  rewards.flatMap(reward => {
    const country = namedCountry(reward.countryValue, rules)
    const start = (country !== null && rules.yearStarts[country]) || '01-01'
    const day = dayAt(reward.receivedAt, timeZone)
    const receivedIn = taxYearOf(day, start)
    const returnedIn = reward.returnedAt && taxYearOf(dayAt(reward.returnedAt, timeZone), start)
    if (returnedIn === receivedIn || (receivedIn !== year && returnedIn !== year)) return []
    const rule =
      rules.rules.find(known => known.country === country && known.kinds.includes(reward.kind)) ?? null
    return [{ ...reward, day, country, rule, isReturned: receivedIn !== year }]
  })

/** A line per person, country and rule, in the order in which people received something. */
export const taxLines = (rewards: readonly RuledReward[]): readonly TaxLine[] =>
  [
    ...Map.groupBy(rewards, ({ memberId, country, rule }) =>
      JSON.stringify([memberId, country, rule]),
    ).values(),
  ]
    .map(lineOf)
    .filter(line => line !== null)

const lineOf = (rewards: readonly RuledReward[]): TaxLine | null => {
  const [first] = rewards
  if (!first) return null
  const kept = rewards.filter(({ isReturned }) => !isReturned)
  const months = kept.flatMap(({ lots }) => lots.map(({ month }) => month)).sort()
  return {
    memberId: first.memberId,
    country: first.country,
    rule: first.rule,
    kinds: [...new Set(rewards.map(({ kind }) => kind))].sort(),
    items: kept.length,
    itemsWithoutValue: kept.filter(({ value }) => value === null).length,
    received: worthOf(kept),
    taxable: first.rule && taxableOf(kept, first.rule),
    returned: worthOf(rewards.filter(({ isReturned }) => isReturned)),
    lotsFrom: months[0] ?? null,
    lotsUntil: months.at(-1) ?? null,
  }
}

/** What is taxable of the rewards that one rule decides. */
export const taxableOf = (rewards: readonly RuledReward[], { isTaxable, limit }: TaxRule): Points => {
  if (!isTaxable) return 0
  if (limit === null) return worthOf(rewards)
  const keyOf = {
    item: ({ redemptionId }: RuledReward) => redemptionId,
    month: ({ day }: RuledReward) => day.slice(0, '2026-10'.length),
    year: () => '',
  }[limit.per]
  const sums = [...Map.groupBy(rewards, keyOf).values()].map(worthOf)
  return sumPoints(
    sums.filter(sum => sum > limit.cents).map(sum => (limit.above === 'whole' ? sum : sum - limit.cents)),
  )
}

const worthOf = (rewards: readonly RuledReward[]): Points => sumPoints(rewards.map(({ value }) => value ?? 0))

/** The year in which the tax year of a day begins. */
const taxYearOf = (day: string, start: string): number =>
  Number(day.slice(0, 4)) - (day.slice('2026-'.length) < start ? 1 : 0)
