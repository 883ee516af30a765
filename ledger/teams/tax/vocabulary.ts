import { z } from 'zod'
import { Country } from '../../kernel/country.ts'
import { requiredText } from '../../kernel/text.ts'

/** What a person received. `handedOver` is a reward that the company gives by itself. */
export const rewardKinds = [
  'handedOver',
  'giftCard',
  'amazon',
  'catalogItem',
  'storefront',
  'integrationItem',
  'donation',
  'payout',
] as const
export type RewardKind = (typeof rewardKinds)[number]

export const taxRulesMax = 100
export const countryNamesMax = 300

export const TaxLimit = z.strictObject({
  /** US cents, as points are. Convert limits of other currencies at the rate of the company. */
  cents: z.int().min(1).max(1_000_000_000),
  /** What is summed before it is compared with the limit. */
  per: z.enum(['item', 'month', 'year']),
  /** What is taxable above the limit: the whole sum, or what exceeds it. */
  above: z.enum(['whole', 'excess']),
})
export type TaxLimit = z.infer<typeof TaxLimit>

export const TaxRule = z.strictObject({
  country: Country,
  kinds: z.array(z.enum(rewardKinds)).min(1).max(rewardKinds.length),
  isTaxable: z.boolean(),
  /** Nothing is taxable up to the limit; null taxes everything. */
  limit: TaxLimit.nullable(),
  /** Where the company has the rule from. */
  source: requiredText(500),
})
export type TaxRule = z.infer<typeof TaxRule>

/** `04-06`: the day on which a tax year begins. */
export const YearStart = z
  .string()
  .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Write the day as month and day, such as 04-06.')
  .max('04-06'.length)

type TaxRuleOfCountry = Pick<TaxRule, 'country' | 'kinds'>

/** The first rule that decides what an earlier one has decided. */
export const ruledTwice = (
  rules: readonly TaxRuleOfCountry[],
): { readonly index: number; readonly country: string; readonly kind: RewardKind } | undefined => {
  const decided = new Set<string>()
  for (const [index, { country, kinds }] of rules.entries())
    for (const kind of kinds) {
      if (decided.has(`${country} ${kind}`)) return { index, country, kind }
      decided.add(`${country} ${kind}`)
    }
  return undefined
}

/** Refuses a rule that decides what an earlier one has decided. */
export const refuseSecondRules = (
  rules: readonly TaxRuleOfCountry[],
  { addIssue }: Pick<z.RefinementCtx, 'addIssue'>,
): void => {
  const twice = ruledTwice(rules)
  if (twice)
    addIssue({
      code: 'custom',
      path: ['rules', twice.index, 'kinds'],
      message: `Another rule decides about ${twice.kind} in ${twice.country}. Change that one.`,
    })
}
