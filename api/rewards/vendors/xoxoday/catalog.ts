import { type Money, moneyOfDecimal } from '@laurel/ledger/kernel/money.ts'
import type { CatalogProduct, CatalogVariant } from '../port.ts'
import type { XoxodayProduct } from './answers.ts'

/** The variants of a product have no ids of their own: an order names the product and the denomination. */
export const productOf = (product: XoxodayProduct): CatalogProduct => ({
  productId: product.productId,
  name: product.name,
  description: [product.description, product.termsAndConditionsInstructions]
    .filter(part => part !== '')
    .join('\n'),
  imageUrl: product.imageUrl === '' ? null : product.imageUrl,
  countries: /^[A-Za-z]{2}$/.test(product.countryCode) ? [product.countryCode.toUpperCase()] : [],
  categories: product.categories
    .split(',')
    .map(category => category.trim())
    .filter(category => category !== ''),
  variants: variantsOf(product),
})

const variantsOf = (product: XoxodayProduct): readonly CatalogVariant[] => {
  const amount = (value: string | number | null | undefined): Money | undefined =>
    value === null || value === undefined
      ? undefined
      : moneyOfDecimal(String(value).trim(), product.currencyCode)
  if (product.valueType === 'open_value') {
    const [least, most] = [amount(product.minValue), amount(product.maxValue)]
    if (!least || !most) return []
    return [
      { variantId: 'open', name: product.name, isAvailable: true, value: { kind: 'range', least, most } },
    ]
  }
  return product.valueDenominations.split(',').flatMap(text => {
    const price = amount(text)
    if (!price) return []
    const variantId = text.trim()
    const name = `${product.name} ${product.currencyCode} ${variantId}`
    return [{ variantId, name, isAvailable: true, value: { kind: 'fixed', price } } as const]
  })
}
