import { type Money, moneyOfDecimal } from '@laurel/ledger/kernel/money.ts'
import { sliceOf } from '../catalogPages.ts'
import type { CatalogProduct, CatalogVariant } from '../port.ts'
import type { TangoBrand, TangoItem } from './answers.ts'

/** A brand is a product, and each of its items a variant. Brands without a gift card to order are left out. */
export const catalogOf = (brands: readonly TangoBrand[]): Iterable<readonly CatalogProduct[]> =>
  sliceOf(brands.flatMap(productOf))

const productOf = (brand: TangoBrand): CatalogProduct[] => {
  const cards = brand.items.filter(({ rewardType }) => rewardType === '' || rewardType === 'gift card')
  const variants = cards.flatMap(variantOf)
  if (brand.status !== 'active' || variants.length === 0) return []
  return [
    {
      productId: brand.brandKey,
      name: brand.brandName,
      description: [brand.description, brand.disclaimer, brand.terms].filter(part => part !== '').join('\n'),
      imageUrl: largestImage(brand.imageUrls),
      countries: [...new Set(cards.flatMap(({ countries }) => countries))],
      categories: [],
      variants,
    },
  ]
}

const variantOf = (item: TangoItem): CatalogVariant[] => {
  const value = cardValue(item)
  if (!value) return []
  return [{ variantId: item.utid, name: item.rewardName, isAvailable: item.status === 'active', value }]
}

const cardValue = (item: TangoItem): CatalogVariant['value'] | undefined => {
  const amount = (value: number | null | undefined): Money | undefined =>
    value === null || value === undefined ? undefined : moneyOfDecimal(String(value), item.currencyCode)
  if (item.valueType === 'FIXED_VALUE') {
    const price = amount(item.faceValue)
    return price && { kind: 'fixed', price }
  }
  const [least, most] = [amount(item.minValue), amount(item.maxValue)]
  return least && most && { kind: 'range', least, most }
}

/** Images are keyed by their width: `80w-326ppi`, `300w-326ppi`. */
const largestImage = (imageUrls: Readonly<Record<string, string>>): string | null => {
  const bySize = Object.entries(imageUrls).toSorted(
    ([one], [other]) => Number.parseInt(other, 10) - Number.parseInt(one, 10),
  )
  return bySize[0]?.[1] ?? null
}
