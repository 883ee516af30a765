import { moneyOfDecimal } from '@laurel/ledger/kernel/money.ts'
import type { CatalogProduct, CatalogVariant } from '../port.ts'
import type { CysendFaceValues, CysendProduct } from './answers.ts'

/** A range has one variant, which is no id of CYSEND's: its ids of face values change with the values. */
export const rangeVariantId = 'range'
const fixedVariantId = (faceValue: string, currency: string): string => `${faceValue} ${currency}`

/** Products that send a code to the person, and ask for nothing that is not known of them. */
export const isGiftCard = ({ type, maintenance, beneficiary_information: asked }: CysendProduct): boolean =>
  type === 'prepaid_code' && !maintenance && !(asked ?? []).some(({ required }) => isTrue(required))

const isTrue = (value: unknown): boolean => value === true || value === 1 || value === '1'

export const variantsByProduct = ({
  fixed,
  range,
}: CysendFaceValues): ReadonlyMap<string, readonly CatalogVariant[]> => {
  const variants = new Map<string, CatalogVariant[]>()
  const add = (productId: string, variant: CatalogVariant): void => {
    variants.set(productId, [...(variants.get(productId) ?? []), variant])
  }
  for (const { product_id, face_value, face_value_currency: currency, definition } of fixed) {
    const price = moneyOfDecimal(face_value, currency)
    if (!price) continue
    const variantId = fixedVariantId(face_value, currency)
    add(product_id, {
      variantId,
      name: definition || variantId,
      isAvailable: true,
      value: { kind: 'fixed', price },
    })
  }
  for (const { product_id, face_value_from, face_value_to, face_value_step, ...given } of range) {
    const currency = given.face_value_currency
    const [least, most] = [moneyOfDecimal(face_value_from, currency), moneyOfDecimal(face_value_to, currency)]
    if (!least || !most) continue
    const step = moneyOfDecimal(face_value_step ?? '', currency)
    const value = { kind: 'range', least, most, ...(step && { step }) } as const
    add(product_id, { variantId: rangeVariantId, name: currency, isAvailable: true, value })
  }
  return variants
}

export const productOf = (product: CysendProduct, variants: readonly CatalogVariant[]): CatalogProduct => ({
  productId: product.product_id,
  name: product.product_name,
  description: product.product_description,
  imageUrl: product.logo_url === '' ? null : product.logo_url,
  countries: product.countries
    .map(country => (typeof country === 'string' ? country : country.iso2).toUpperCase())
    .filter(country => country !== ''),
  categories: product.categories
    .map(category => (typeof category === 'string' ? category : category.name))
    .filter(category => category !== ''),
  variants,
})
