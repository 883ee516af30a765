import { z } from 'zod'
import { Country } from '../../kernel/country.ts'
import { ItemId, VariantId } from '../../kernel/ids.ts'
import { ExchangeRate, Money } from '../../kernel/money.ts'
import { forgottenText, personal } from '../../kernel/personal.ts'
import { boundedText, requiredText } from '../../kernel/text.ts'

/** The name of a vendor's adapter. */
export const VendorName = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/)
  .max(40)
export type VendorName = z.infer<typeof VendorName>

/** An id that a vendor gave to a product, a variant or an order. */
export const VendorId = requiredText(200)
export type VendorId = z.infer<typeof VendorId>

/** Where a parcel goes. */
export const Address = z.strictObject({
  name: personal(requiredText(200), forgottenText),
  street1: personal(requiredText(200), forgottenText),
  street2: personal(boundedText(200), ''),
  city: personal(requiredText(200), forgottenText),
  state: personal(boundedText(100), ''),
  postalCode: personal(boundedText(20), ''),
  country: Country,
  phone: personal(boundedText(40), ''),
})
export type Address = z.infer<typeof Address>

const ThumbnailUrl = z
  .url({ protocol: /^https?$/ })
  .max(2000)
  .nullable()

const giftCard = z.strictObject({
  kind: z.literal('giftCard'),
  vendor: VendorName,
  productId: VendorId,
  /** Null for a card whose value was chosen. */
  variantId: VendorId.nullable(),
  faceValue: Money,
  /** What the vendor charges; null if it says so only afterwards. */
  cost: Money.nullable(),
  /** Units of the card's currency for one US dollar. */
  exchangeRate: ExchangeRate,
  thumbnailUrl: ThumbnailUrl,
})

const amazon = z.strictObject({
  kind: z.literal('amazon'),
  asin: requiredText(20),
  offerId: VendorId,
  region: requiredText(10),
  unitPrice: Money,
  tax: Money,
  shipping: Money,
  title: requiredText(500),
  thumbnailUrl: ThumbnailUrl,
  address: Address,
})

const catalogItem = z.strictObject({
  kind: z.literal('catalogItem'),
  itemId: ItemId,
  variantId: VariantId.nullable(),
  variantName: requiredText(200).nullable(),
  /** Null for an item that is not shipped. */
  address: Address.nullable(),
})

const storefront = z.strictObject({
  kind: z.literal('storefront'),
  sku: requiredText(100),
  address: Address,
})

const integrationItem = z.strictObject({
  kind: z.literal('integrationItem'),
  vendor: VendorName,
  itemId: VendorId,
  variantId: VendorId.nullable(),
  /** Null where the vendor asks the recipient for it. */
  address: Address.nullable(),
})

const donation = z.strictObject({
  kind: z.literal('donation'),
  ein: requiredText(20),
  charityName: requiredText(300),
  amount: Money,
})

const payout = z.strictObject({
  kind: z.literal('payout'),
  rail: z.enum(['paypal', 'venmo']),
  /** The e-mail address or the phone number of the account. */
  destination: personal(requiredText(320), forgottenText),
  /** What arrives, after the fee. */
  sent: Money,
  exchangeRate: ExchangeRate,
  fee: Money,
})

/**
 * What is ordered for a redemption, with the prices that were quoted for it. An option must not use the name of a
 * personal field of another option for something else: fields are encrypted by their names.
 */
export const RewardOrder = z.discriminatedUnion('kind', [
  giftCard,
  amazon,
  catalogItem,
  storefront,
  integrationItem,
  donation,
  payout,
])
export type RewardOrder = z.infer<typeof RewardOrder>

/** An order without the person: neither address nor destination. */
export const OrderSummary = z.discriminatedUnion('kind', [
  giftCard,
  amazon.omit({ address: true }),
  catalogItem.omit({ address: true }),
  storefront.omit({ address: true }),
  integrationItem.omit({ address: true }),
  donation,
  payout.omit({ destination: true }),
])
export type OrderSummary = z.infer<typeof OrderSummary>

/** Why an order waits for the review of an administrator. */
export const HoldReason = z.enum(['ABOVE_LIMIT', 'NEW_DESTINATION', 'VELOCITY', 'SECOND_ADMINISTRATOR'])
export type HoldReason = z.infer<typeof HoldReason>
