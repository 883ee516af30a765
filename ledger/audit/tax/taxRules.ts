import { z } from 'zod'
import { ProfileFieldId } from '../../members/profile/vocabulary.ts'
import { Country } from '../../rewards/orders/vocabulary.ts'

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

const Limit = z.strictObject({
  /** US cents, as points are. Convert limits of other currencies at the rate of the company. */
  cents: z.int().min(1).max(1_000_000_000),
  /** What is summed before it is compared with the limit. */
  per: z.enum(['item', 'month', 'year']),
  /** What is taxable above the limit: the whole sum, or what exceeds it. */
  above: z.enum(['whole', 'excess']),
})

export const TaxRule = z.strictObject({
  country: Country,
  kinds: z.array(z.enum(rewardKinds)).min(1).max(rewardKinds.length),
  isTaxable: z.boolean(),
  /** Nothing is taxable up to the limit; null taxes everything. */
  limit: Limit.nullable(),
  /** Where the company has the rule from. */
  source: z.string().trim().min(1).max(500),
})
export type TaxRule = z.infer<typeof TaxRule>

/** What a company taxes, and where it reads the country of a person. */
export const TaxRules = z.strictObject({
  /** The field of the profile that holds the country; null where all people are in one. */
  countryField: ProfileFieldId.nullable(),
  /** How the field spells countries. A value of two capital letters is read as a code. */
  countryNames: z.record(z.string().min(1).max(200), Country),
  /** The country of people whose field is empty; null leaves it unknown. */
  otherwise: Country.nullable(),
  /** The first day of the tax year, `04-06`, where it is not 1 January. A tax year has the number of the year it begins in. */
  yearStarts: z.record(Country, z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)),
  /** The first rule that has the country and the kind decides. */
  rules: z.array(TaxRule).max(500),
})
export type TaxRules = z.infer<typeof TaxRules>

const things = ['handedOver', 'amazon', 'catalogItem', 'storefront', 'integrationItem'] as const

/** Rules to begin with. They are an example of the form, not of the law. */
export const exampleRules: TaxRules = {
  countryField: null,
  countryNames: { Germany: 'DE', 'United Kingdom': 'GB', 'United States': 'US' },
  otherwise: 'US',
  yearStarts: { GB: '04-06' },
  rules: [
    {
      country: 'US',
      kinds: ['giftCard', 'payout', ...things],
      isTaxable: true,
      limit: null,
      source: 'IRS Publication 15-B, De Minimis Benefits: cash and gift cards are wages, whatever the amount',
    },
    {
      country: 'GB',
      kinds: [...things],
      isTaxable: true,
      limit: { cents: 6500, per: 'item', above: 'whole' },
      source: 'ITEPA 2003 s323A, trivial benefits: GBP 50 each, in US dollars at the rate of the company',
    },
    {
      country: 'GB',
      kinds: ['giftCard', 'payout'],
      isTaxable: true,
      limit: null,
      source: 'To be confirmed: cash and vouchers that can be exchanged for cash are no trivial benefits',
    },
    {
      country: 'DE',
      kinds: ['giftCard', ...things],
      isTaxable: true,
      limit: { cents: 5500, per: 'month', above: 'whole' },
      source: 'EStG § 8 (2) sentence 11: EUR 50 a month, in US dollars at the rate of the company',
    },
    { country: 'DE', kinds: ['payout'], isTaxable: true, limit: null, source: 'EStG § 19: cash is a wage' },
  ],
}

/** The country that a value of the profile names; null if it is unknown. */
export const countryOf = (value: string | null, { countryNames, otherwise }: TaxRules): string | null => {
  const written = value?.trim() ?? ''
  if (written === '') return otherwise
  const named = Object.entries(countryNames).find(([name]) => name.toLowerCase() === written.toLowerCase())
  if (named) return named[1]
  return Country.safeParse(written).data ?? null
}
