import { moneyOfDecimal } from '@laurel/ledger/kernel/money.ts'
import { readJson } from '../../../partners/calls.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import type { CatalogProduct, CatalogVariant } from '../port.ts'
import { type Product, ProductPage, type Variant } from './answers.ts'
import type { SendosoCalls } from './sendosoCalls.ts'

/** The marketplace has far more than a team's catalog can show. */
const productsMax = 1_000
const pageSize = 50

/**
 * The products of the marketplace. Sendoso names no countries with a product: it is asked once per country what it ships
 * there. It names no stock either: what is sold out is left out.
 */
export async function* sendosoCatalog(
  calls: SendosoCalls,
  countries: readonly string[],
  signal: AbortSignal,
): AsyncIterable<readonly CatalogProduct[]> {
  const found = new Map<string, { readonly product: Product; readonly countries: string[] }>()
  for (const country of countries)
    for await (const product of shippedTo(country, calls, signal)) {
      const known = found.get(product.id)
      if (known) known.countries.push(country)
      else if (found.size < productsMax) found.set(product.id, { product, countries: [country] })
    }
  const products = [...found.values()].flatMap(each => catalogProductOf(each.product, each.countries) ?? [])
  for (let first = 0; first < products.length; first += pageSize)
    yield products.slice(first, first + pageSize)
}

async function* shippedTo(country: string, calls: SendosoCalls, signal: AbortSignal): AsyncIterable<Product> {
  let after: string | undefined
  for (let seen = 0; seen < productsMax; ) {
    const query = new URLSearchParams({ 'ship_to_country_codes[]': country })
    if (after !== undefined) query.set('after', after)
    const answer = await calls.read(`/marketplace/products?${query.toString()}`, signal)
    if (answer.status !== 200)
      throw new VendorUncertain(`${calls.title} answered ${answer.status} about its products.`)
    const { products, pagination } = readJson(answer, ProductPage)
    yield* products
    seen += products.length
    // A cursor that does not move would never end.
    if (products.length === 0 || !pagination.after || pagination.after === after) return
    after = pagination.after
  }
}

const catalogProductOf = (product: Product, countries: readonly string[]): CatalogProduct | undefined => {
  const variants = product.variants.flatMap((variant, index) => variantOf(variant, index, product) ?? [])
  if (variants.length === 0) return undefined
  const [picture] = product.variants.flatMap(({ images }) => images)
  return {
    productId: product.id,
    name: product.name,
    description: product.description,
    imageUrl: picture ? (picture.cdn_main?.url ?? picture.url) : null,
    countries,
    categories: [],
    variants,
  }
}

/** Variants have no names. Undefined for one without a price. */
const variantOf = (
  { id, estimated_total_price: { price_per_unit, currency } }: Variant,
  index: number,
  { name, variants }: Product,
): CatalogVariant | undefined => {
  const price = moneyOfDecimal(price_per_unit, currency)
  return (
    price && {
      variantId: id,
      name: variants.length === 1 ? name : `Option ${index + 1}`,
      isAvailable: true,
      value: { kind: 'fixed', price },
    }
  )
}
