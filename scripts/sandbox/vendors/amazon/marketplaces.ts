/** How a marketplace of the stand-in quotes: its currency, its taxes and its postage. */
export type MarketplaceRules = {
  readonly currency: string
  /** Units for one US dollar. */
  readonly rate: number
  readonly taxPercent: number
  /** The postage of merchants, in US cents. */
  readonly postageCents: number
}

const euro: MarketplaceRules = { currency: 'EUR', rate: 0.9, taxPercent: 19, postageCents: 550 }

const rules: Readonly<Record<string, MarketplaceRules>> = {
  US: { currency: 'USD', rate: 1, taxPercent: 8, postageCents: 599 },
  CA: { currency: 'CAD', rate: 1.4, taxPercent: 13, postageCents: 799 },
  UK: { currency: 'GBP', rate: 0.8, taxPercent: 20, postageCents: 499 },
  DE: euro,
  FR: { ...euro, taxPercent: 20 },
  IN: { currency: 'INR', rate: 84, taxPercent: 18, postageCents: 299 },
  AU: { currency: 'AUD', rate: 1.5, taxPercent: 10, postageCents: 899 },
}

export const marketplaceRules = (region: string): MarketplaceRules | undefined => rules[region]

/** US states without a sales tax begin with these digits of their postal codes: Oregon and New Hampshire. */
const untaxed = /^(97|03)/

/** Taxes are known once the postal code is; without one, prices have none. */
export const taxPercentAt = (region: string, postalCode: string | null): number => {
  if (postalCode === null) return 0
  if (region === 'US' && untaxed.test(postalCode)) return 0
  return rules[region]?.taxPercent ?? 0
}
