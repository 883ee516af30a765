import type { Money } from '@laurel/ledger/kernel/money.ts'
import type { VendorId } from '@laurel/ledger/rewards/orders/vocabulary.ts'

/** A vendor whose products are too many to copy: they are searched and read where they are. */
export type Marketplace = {
  readonly search: (question: MarketplaceSearch, signal: AbortSignal) => Promise<MarketplacePage>
  /** The known products among the ids, with their offers and prices of now. */
  readonly products: (
    question: PlaceOfSale & { readonly ids: readonly string[] },
    signal: AbortSignal,
  ) => Promise<readonly MarketplaceProduct[]>
}

export type PlaceOfSale = {
  /** The marketplace in the vendor's words. */
  readonly region: string
  /** Where it is sent to; without one, prices are without tax and shipping. */
  readonly postalCode: string | null
}

export type MarketplaceSearch = PlaceOfSale & {
  readonly keywords: string
  /** 0 for the first. */
  readonly page: number
}

export type MarketplacePage = { readonly products: readonly MarketplaceProduct[]; readonly pages: number }

export type MarketplaceProduct = {
  readonly id: string
  readonly title: string
  readonly features: readonly string[]
  readonly images: readonly MarketplaceImage[]
  readonly thumbnailUrl: string | null
  /** The choices of a product with variants, such as its colors. */
  readonly dimensions: readonly { readonly label: string; readonly values: readonly string[] }[]
  /** Every variant with its value of each dimension, by their places. */
  readonly variants: readonly { readonly id: string; readonly values: readonly number[] }[]
  readonly offers: readonly MarketplaceOffer[]
}

export type MarketplaceImage = {
  readonly url: string
  readonly width: number
  readonly height: number
}

export type MarketplaceOffer = {
  readonly offerId: VendorId
  /** Without tax; null where the vendor shows no price. */
  readonly price: Money | null
  readonly tax: Money | null
  readonly shipping: Money | null
  readonly isAvailable: boolean
  /** The vendor does not sell it to this account. */
  readonly isRestricted: boolean
  readonly isPrime: boolean
  readonly isFreeShipping: boolean
}
