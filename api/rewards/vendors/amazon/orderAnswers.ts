import { z } from 'zod'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import type { OrderReport, RefusalCode, Refused } from '../port.ts'

const text = z.string().max(10_000)
/** Artifacts of a kind that is not known are passed over. */
const unknownKind = z.unknown().transform(() => null)

const Accepted = z.union([
  z.object({ acceptanceArtifactType: z.literal('OrderIdentifier'), identifier: z.string().min(1).max(200) }),
  z.object({ acceptanceArtifactType: z.literal('Charge'), category: text, type: text }),
  z.object({ acceptanceArtifactType: z.literal('ShipmentGroup') }),
  z.object({
    acceptanceArtifactType: z.literal('Shipment'),
    packages: z
      .array(
        z.object({
          packageReference: z.object({ value: text }),
          packageAttributes: z.array(z.object({ carrierName: text.nullish() })).max(50),
        }),
      )
      .max(200),
  }),
  unknownKind,
])
type Accepted = z.infer<typeof Accepted>

const Rejected = z.union([
  z.object({ rejectionArtifactType: z.literal('RejectionCode'), code: text }),
  z.object({ rejectionArtifactType: z.literal('RejectionMessage'), message: text }),
  z.object({
    rejectionArtifactType: z.enum([
      'UnavailableQuantity',
      'AvailableQuantity',
      'BrokenUnitPriceExpectation',
      'BrokenChargeExpectation',
      'DeliveryTimeRangeIncongruity',
      'AgeRestriction',
    ]),
  }),
  unknownKind,
])
type Rejected = z.infer<typeof Rejected>

const accepted = z.array(Accepted).max(500)
const rejected = z.array(Rejected).max(500)

/** The result of an order, and its details later. */
export const OrderAnswer = z.object({
  lineItems: z
    .array(
      z.object({
        acceptedItems: z.array(z.object({ quantity: z.int(), artifacts: accepted })).max(100),
        rejectedItems: z.array(z.object({ quantity: z.int(), artifacts: rejected })).max(100),
      }),
    )
    .max(100),
  acceptanceArtifacts: accepted,
  rejectionArtifacts: rejected,
})
export type OrderAnswer = z.infer<typeof OrderAnswer>

export const ErrorsAnswer = z.object({ errors: z.array(z.object({ code: text, message: text })).max(50) })

const identifierOf = (artifacts: readonly Accepted[]): string | undefined =>
  artifacts.find(artifact => artifact?.acceptanceArtifactType === 'OrderIdentifier')?.identifier

/**
 * What the details say about an order. Amazon names no status: an order that was accepted and has no accepted item any
 * more is cancelled, a refund of an item is its return, and parcels say that it was shipped.
 */
export const reportOf = (answer: OrderAnswer): OrderReport | Refused => {
  const items = answer.lineItems.flatMap(({ acceptedItems }) => acceptedItems)
  const artifacts = items.flatMap(item => item.artifacts)
  const rejections = [
    ...answer.rejectionArtifacts,
    ...answer.lineItems.flatMap(({ rejectedItems }) => rejectedItems.flatMap(item => item.artifacts)),
  ]
  const vendorOrderId = identifierOf([...answer.acceptanceArtifacts, ...artifacts])
  if (vendorOrderId === undefined) {
    if (rejections.length > 0) return refusalOf(rejections)
    throw new VendorUncertain('Amazon named neither an order nor a reason against it.')
  }
  const shipped = artifacts.flatMap(artifact =>
    artifact?.acceptanceArtifactType === 'Shipment' ? artifact.packages.map(parcelOf) : [],
  )
  return {
    vendorOrderId,
    status: statusOf(items.length, artifacts, shipped.length),
    shipped,
    delivery: null,
    problem: rejections.length > 0 ? refusalOf(rejections).problem : null,
  }
}

type Parcel = { readonly packageReference: { readonly value: string } } & {
  readonly packageAttributes: readonly { readonly carrierName?: string | null | undefined }[]
}

const parcelOf = ({ packageReference, packageAttributes }: Parcel) => ({
  carrier: packageAttributes.find(({ carrierName }) => carrierName)?.carrierName ?? null,
  trackingNumber: packageReference.value,
})

const statusOf = (items: number, artifacts: readonly Accepted[], parcels: number): OrderReport['status'] => {
  if (items === 0) return 'cancelled'
  const isRefunded = artifacts.some(
    artifact =>
      artifact?.acceptanceArtifactType === 'Charge' &&
      /REFUND/i.test(`${artifact.type} ${artifact.category}`),
  )
  if (isRefunded) return 'returned'
  if (parcels > 0) return 'complete'
  return artifacts.some(artifact => artifact?.acceptanceArtifactType === 'ShipmentGroup')
    ? 'processing'
    : 'pending'
}

/** The refusal that says most: Amazon may give several reasons. */
const refusalOf = (rejections: readonly Rejected[]): Refused => {
  const codes = rejections.flatMap(rejection => codeOf(rejection) ?? [])
  const message = rejections.find(
    rejection => rejection?.rejectionArtifactType === 'RejectionMessage',
  )?.message
  const code = codes.find(known => known !== 'REFUSED') ?? 'REFUSED'
  return { kind: 'refused', code, problem: message ?? problems[code] }
}

const codeOf = (rejection: Rejected): RefusalCode | null => {
  switch (rejection?.rejectionArtifactType) {
    case 'UnavailableQuantity':
    case 'AvailableQuantity':
      return 'OUT_OF_STOCK'
    case 'BrokenUnitPriceExpectation':
    case 'BrokenChargeExpectation':
      return 'PRICE_CHANGED'
    case 'DeliveryTimeRangeIncongruity':
    case 'AgeRestriction':
      return 'NOT_AVAILABLE'
    case 'RejectionCode':
      return codeOfWords(rejection.code)
    case 'RejectionMessage':
    case undefined:
      return null
  }
}

/** Amazon documents no list of codes, so they are read by their words. */
const codeOfWords = (code: string): RefusalCode => {
  if (/PAYMENT|FUND|CREDIT/i.test(code)) return 'INSUFFICIENT_FUNDS'
  if (/ADDRESS/i.test(code)) return 'INVALID_DESTINATION'
  if (/STOCK|QUANTITY/i.test(code)) return 'OUT_OF_STOCK'
  if (/PRICE|CHARGE/i.test(code)) return 'PRICE_CHANGED'
  if (/RESTRICT|UNAVAILABLE|ELIGIB/i.test(code)) return 'NOT_AVAILABLE'
  return 'REFUSED'
}

const problems: Readonly<Record<RefusalCode, string>> = {
  OUT_OF_STOCK: 'Amazon has none left.',
  PRICE_CHANGED: 'The price at Amazon has risen.',
  INSUFFICIENT_FUNDS: 'Amazon could not charge the payment method of the account.',
  INVALID_DESTINATION: 'Amazon does not deliver to this address.',
  NOT_AVAILABLE: 'Amazon does not sell this to the account.',
  REFUSED: 'Amazon refused the order.',
}
