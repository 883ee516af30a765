import type { Money } from '@laurel/ledger/kernel/money.ts'
import type { Delivery } from '@laurel/ledger/rewards/orders/delivery.ts'
import type { RewardOrder, VendorId, VendorName } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { z } from 'zod'
import type { ConnectionTest, VendorSurroundings } from '../../partners/surroundings.ts'
import type { Marketplace } from './marketplace.ts'

/** A vendor of rewards: what it can do, what it must be configured with, and how a client of it is made. */
export type RewardVendor<Settings> = {
  readonly name: VendorName
  readonly title: string
  readonly orderKinds: readonly RewardOrder['kind'][]
  readonly capabilities: VendorCapabilities
  /** Only for teams that see beta features. */
  readonly isBeta?: boolean
  /** The secrets and options of a connection. They are stored encrypted and never leave the server. */
  readonly settings: z.ZodType<Settings>
  /** Access can be granted at the vendor, in place of settings that are typed. */
  readonly grant?: VendorGrant
  readonly create: (settings: Settings, surroundings: VendorSurroundings) => VendorClient
}

/** Laurel's own registration at a vendor. */
export type VendorApp = {
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUrl: string
}

export type VendorGrant = {
  readonly authorizeUrl: (app: VendorApp, state: string, origin?: string) => string
  /**
   * The settings that follow from a code; null for those that it makes void. Throws `VendorUncertain` for a code that is not
   * accepted.
   */
  readonly exchange: (
    app: VendorApp,
    code: string,
    surroundings: VendorSurroundings,
    signal: AbortSignal,
  ) => Promise<Readonly<Record<string, string | null>>>
}

export type VendorCapabilities = {
  /** The same handle is one order at the vendor, however often it is placed. */
  readonly isHandleIdempotent: boolean
  /** An order that a look-up does not find does not exist. */
  readonly isLookUpAuthoritative: boolean
  /** How long the vendor remembers a handle; null where it never forgets one. Later, a person decides about a retry. */
  readonly remembersHandlesForDays: number | null
  /** The vendor asks the recipient where an item is sent: its items are ordered without an address. */
  readonly asksForAddress?: true
}

/** One connection to a vendor. Every method throws `VendorUncertain` where the answer is missing or unreadable. */
export type VendorClient = {
  readonly testConnection: (signal: AbortSignal) => Promise<ConnectionTest>
  /** Pages of everything that can be ordered. */
  readonly catalog?: (signal: AbortSignal) => AsyncIterable<readonly CatalogProduct[]>
  /** The bytes of a picture of the catalog; `null` if there is none, or if its address is not of this vendor. */
  readonly picture?: (url: string, signal: AbortSignal) => Promise<Uint8Array | null>
  /** Products that are searched at the vendor. */
  readonly marketplace?: Marketplace
  /** The price and the availability now. */
  readonly quote?: (order: RewardOrder, signal: AbortSignal) => Promise<Quote | Refused>
  readonly placeOrder: (request: OrderRequest, signal: AbortSignal) => Promise<OrderResult>
  /** `null` if the vendor knows no such order. */
  readonly findOrder: (sought: SoughtOrder, signal: AbortSignal) => Promise<OrderReport | null>
  readonly cancelOrder?: (sought: SoughtOrder, signal: AbortSignal) => Promise<OrderReport | Refused>
  /** Sends the codes of a delivered order again, to this address. */
  readonly resend?: (
    sought: SoughtOrder & { readonly email: string },
    signal: AbortSignal,
  ) => Promise<Refused | null>
  readonly webhook?: VendorWebhook
}

export type OrderRequest = {
  readonly order: RewardOrder
  /** The name of the order, the same at every attempt: at most 32 letters and digits. */
  readonly handle: string
  readonly recipient: { readonly name: string; readonly email: string | null }
}

export type SoughtOrder = { readonly handle: string; readonly vendorOrderId: VendorId | null }

export const refusalCodes = [
  'OUT_OF_STOCK',
  'PRICE_CHANGED',
  /** The team's account at the vendor is empty. */
  'INSUFFICIENT_FUNDS',
  'INVALID_DESTINATION',
  'NOT_AVAILABLE',
  'REFUSED',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** The vendor said no: there is no order. */
export type Refused = { readonly kind: 'refused'; readonly code: RefusalCode; readonly problem: string }

export type OrderResult = { readonly kind: 'accepted'; readonly report: OrderReport } | Refused

export type Quote = {
  readonly kind: 'quoted'
  readonly price: Money
  readonly tax: Money | null
  readonly shipping: Money | null
}

/** What a vendor says about an order. A status that an adapter does not know is `pending`. */
export type OrderReport = {
  readonly vendorOrderId: VendorId
  readonly status: ReportedStatus
  readonly shipped: readonly { readonly carrier: string | null; readonly trackingNumber: string }[]
  /** Complete orders of codes and links have one. */
  readonly delivery: Delivery | null
  readonly problem: string | null
}

export const reportedStatuses = ['pending', 'processing', 'complete', 'cancelled', 'returned'] as const
export type ReportedStatus = (typeof reportedStatuses)[number]

export type CatalogProduct = {
  readonly productId: VendorId
  readonly name: string
  /** HTML as the vendor wrote it; it is sanitised before it is shown. */
  readonly description: string
  readonly imageUrl: string | null
  /** Codes of ISO 3166; empty for anywhere. */
  readonly countries: readonly string[]
  readonly categories: readonly string[]
  readonly variants: readonly CatalogVariant[]
}

export type CatalogVariant = {
  readonly variantId: VendorId
  readonly name: string
  readonly isAvailable: boolean
  /** A fixed price, or the range of values that may be chosen. */
  readonly value:
    | { readonly kind: 'fixed'; readonly price: Money }
    | {
        readonly kind: 'range'
        readonly least: Money
        readonly most: Money
        /** Values lie whole steps above the least; left out, the vendor names none. */
        readonly step?: Money
      }
}

/** Messages that a vendor sends. They are hints only: what they are about is looked up. */
export type VendorWebhook = {
  /** The vendor signs nothing: the secret address is all that a sender must know, and `verify` checks the form alone. */
  readonly isUnsigned?: true
  /** Some vendors verify their messages themselves, by a call. A failed call throws `VendorUncertain`. */
  readonly verify: (request: WebhookRequest) => boolean | Promise<boolean>
  readonly hintsOf: (request: WebhookRequest) => readonly WebhookHint[]
}

export type WebhookRequest = {
  /** The raw body: signatures cover its bytes. */
  readonly body: Uint8Array
  readonly headers: Readonly<Record<string, string | undefined>>
}

export type WebhookHint = {
  /** The vendor's id of the message; the same message may come more than once. */
  readonly eventId: string
  readonly handle: string | null
  readonly vendorOrderId: VendorId | null
}
