import { Country } from '../../kernel/country.ts'
import type { TaxRules } from '../../teams/tax/taxRules.ts'

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
export const namedCountry = (value: string | null, { countryNames, otherwise }: TaxRules): string | null => {
  const written = value?.trim() ?? ''
  if (written === '') return otherwise
  const named = Object.entries(countryNames).find(([name]) => name.toLowerCase() === written.toLowerCase())
  if (named) return named[1]
  return Country.safeParse(written).data ?? null
}
