import { brandsOf, type SandboxBrand } from '../giftCards/brands.ts'

/** The sandbox's brands in the words of Tango's catalog. */
export const tangoCatalog = (url: string) => ({
  catalogName: 'Laurel sandbox',
  brands: brandsOf('tango').map((brand, index) => ({
    brandKey: brandKey(index),
    brandName: brand.name,
    disclaimer: `${brand.name} is a brand of the sandbox. Its cards buy nothing.`,
    description: `<p>${brand.about}</p>`,
    shortDescription: brand.about,
    terms:
      '<p>The card does not expire. It can’t be returned for cash, except where the law asks for it.</p>',
    createdDate: '2026-01-10T09:00:00Z',
    lastUpdateDate: '2026-11-01T09:00:00Z',
    imageUrls: { '300w-326ppi': `${url}/images/${brand.key}.svg` },
    status: 'active',
    brandRequirements: {
      displayInstructions: '',
      termsAndConditionsInstructions: '',
      disclaimerInstructions: '',
    },
    items: itemsOf(brand, index),
  })),
})

export type TangoStandInItem = {
  readonly utid: string
  readonly rewardName: string
  readonly currencyCode: string
  readonly redemptionInstructions: string
  readonly countries: readonly string[]
  readonly valueType: 'FIXED_VALUE' | 'VARIABLE_VALUE'
  readonly faceValue?: number
  readonly minValue?: number
  readonly maxValue?: number
}

export const tangoItems = (): readonly TangoStandInItem[] => brandsOf('tango').flatMap(itemsOf)

const brandKey = (index: number): string => `B${String(100_100 + index)}`

const itemsOf = (brand: SandboxBrand, index: number): TangoStandInItem[] => {
  const common = {
    currencyCode: brand.currency,
    status: 'active',
    rewardType: 'gift card',
    countries: brand.countries,
    credentialTypes: ['redemptionUrl', 'pin'],
    redemptionInstructions: `<p>Show the code at the till of ${brand.name}, or enter it online.</p>`,
    isWholeAmountValueRequired: true,
    createdDate: '2026-01-10T09:00:00Z',
    lastUpdateDate: '2026-11-01T09:00:00Z',
  }
  const utid = (part: number) => `U${String(200_000 + index * 10 + part)}`
  if ('least' in brand.values) {
    const { least: minValue, most: maxValue } = brand.values
    const rewardName = `${brand.name} Gift Card`
    return [{ ...common, utid: utid(0), rewardName, valueType: 'VARIABLE_VALUE', minValue, maxValue }]
  }
  return brand.values.map((faceValue, part) => ({
    ...common,
    utid: utid(part),
    rewardName: `${brand.name} ${brand.currency} ${faceValue}`,
    valueType: 'FIXED_VALUE',
    faceValue,
  }))
}
