import { moneyOfDecimal } from '@laurel/ledger/kernel/money.ts'
import { readJson } from '../../../partners/calls.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import type { CatalogProduct, CatalogVariant } from '../port.ts'
import { Product, ProductPage, type SyncVariant } from './answers.ts'
import type { PrintfulCalls } from './printfulCalls.ts'

const pageSize = 20

/** The products of the store with their variants, a page at a time. Images have the addresses of now. */
export async function* printfulCatalog(
  calls: PrintfulCalls,
  signal: AbortSignal,
): AsyncIterable<readonly CatalogProduct[]> {
  for (let offset = 0; ; offset += pageSize) {
    const answer = await calls.read(`/store/products?offset=${offset}&limit=${pageSize}`, signal)
    if (answer.status !== 200)
      throw new VendorUncertain(`Printful answered ${answer.status} about its products.`)
    const { result, paging } = readJson(answer, ProductPage)
    const products: CatalogProduct[] = []
    for (const { id } of result) {
      const product = await calls.read(`/store/products/${id}`, signal)
      // A product may be deleted between the list and the look.
      if (product.status === 404) continue
      if (product.status !== 200)
        throw new VendorUncertain(`Printful answered ${product.status} about a product.`)
      const read = catalogProductOf(readJson(product, Product).result)
      if (read) products.push(read)
    }
    yield products
    if (result.length === 0 || offset + pageSize >= paging.total) return
  }
}

const catalogProductOf = ({ sync_product, sync_variants }: Product): CatalogProduct | undefined => {
  const variants = sync_variants.map(variantOf).filter(variant => variant !== undefined)
  if (sync_product.is_ignored || variants.length === 0) return undefined
  return {
    productId: String(sync_product.id),
    name: sync_product.name,
    description: '',
    imageUrl: sync_product.thumbnail_url ?? null,
    countries: [],
    categories: [],
    variants,
  }
}

/** Undefined for a variant that is not sold. */
const variantOf = (variant: SyncVariant): CatalogVariant | undefined => {
  const price = moneyOfDecimal(variant.retail_price ?? '', variant.currency ?? 'USD')
  if (variant.is_ignored || !price) return undefined
  return {
    variantId: String(variant.id),
    name: variant.name,
    isAvailable: variant.availability_status === 'active',
    value: { kind: 'fixed', price },
  }
}
