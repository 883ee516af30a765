import { reportedStatuses } from '@laurel/api/rewards/vendors/port.ts'
import { z } from 'zod'

const Money = z.object({ currencyCode: z.string(), amount: z.number() })

/** The parts of an order that the stand-in looks at. Others are accepted as they are. */
export const OrderRequest = z.object({
  externalId: z.string().min(1).max(100),
  lineItems: z
    .array(
      z.object({
        externalId: z.string(),
        quantity: z.int().min(1),
        attributes: z.array(z.looseObject({ attributeType: z.string() })),
        expectations: z.array(
          z.object({ expectationType: z.string(), amount: Money, source: z.string().optional() }),
        ),
      }),
    )
    .length(1),
  attributes: z.array(z.looseObject({ attributeType: z.string() })),
  expectations: z.array(z.unknown()),
})
export type OrderRequest = z.infer<typeof OrderRequest>

const OrderStatus = z.enum([...reportedStatuses, 'unheardOf'])

/** An order of one product, as Amazon keeps it. */
export const KeptOrder = z.object({
  externalId: z.string(),
  identifier: z.string(),
  lineId: z.string(),
  asin: z.string(),
  currency: z.string(),
  unitMinor: z.int(),
  taxMinor: z.int(),
  shippingMinor: z.int(),
  status: OrderStatus,
  trackingNumber: z.string(),
  placedAt: z.string(),
})
export type KeptOrder = z.infer<typeof KeptOrder>

/** What is wrong with an order, in the words of Amazon. */
export type Rejection = Readonly<Record<string, unknown>> & { readonly rejectionArtifactType: string }

export const rejectionResult = (lineId: string, artifacts: readonly Rejection[]) => ({
  lineItems: [{ externalId: lineId, acceptedItems: [], rejectedItems: [{ quantity: 1, artifacts }] }],
  acceptanceArtifacts: [],
  rejectionArtifacts: [],
})

/** The result of an order, and its details later. */
export const orderResult = (order: KeptOrder) => {
  const { identifier, lineId, status } = order
  const acceptanceArtifacts = [{ acceptanceArtifactType: 'OrderIdentifier', identifier }]
  if (status === 'cancelled') {
    const artifacts = [
      { rejectionArtifactType: 'RejectionCode', code: 'CANCELLED' },
      { rejectionArtifactType: 'RejectionMessage', message: 'The item was cancelled.' },
    ]
    return { ...rejectionResult(lineId, artifacts), acceptanceArtifacts }
  }
  return {
    lineItems: [
      {
        externalId: lineId,
        acceptedItems: [{ quantity: 1, artifacts: artifactsOf(order) }],
        rejectedItems: [],
      },
    ],
    acceptanceArtifacts,
    rejectionArtifacts: [],
  }
}

const artifactsOf = (order: KeptOrder): readonly unknown[] => {
  const { currency, unitMinor, taxMinor, shippingMinor, status, trackingNumber } = order
  const money = (minor: number) => ({ currencyCode: currency, amount: minor / 100 })
  const charge = (category: string, minor: number, type = 'CHARGE') => ({
    acceptanceArtifactType: 'Charge',
    category,
    type,
    amount: money(minor),
  })
  const packageReference = { packageReferenceType: 'CarrierTrackingNumber', value: trackingNumber }
  const dates = dayRange(order.placedAt)
  const common = [
    { acceptanceArtifactType: 'UnitPrice', amount: money(unitMinor) },
    charge('PRINCIPAL', unitMinor),
    charge('TAX', taxMinor),
    charge('SHIPPING', shippingMinor),
    {
      acceptanceArtifactType: 'DeliveryTimeRange',
      lowerBoundary: dates.startDateTime,
      upperBoundary: dates.endDateTime,
    },
  ]
  const group = {
    acceptanceArtifactType: 'ShipmentGroup',
    identifier: 'group-1',
    packageReferences: [],
    quantity: 1,
  }
  const shipment = {
    acceptanceArtifactType: 'Shipment',
    identifier: 'shipment-1',
    packages: [
      {
        packageReference,
        packageAttributes: [
          { packageAttributeType: 'PackageTrackingAttribute', carrierName: 'UPS', deliveryDateRange: dates },
        ],
      },
    ],
  }
  switch (status) {
    case 'pending':
    case 'cancelled':
      return common
    case 'unheardOf':
      return [...common, { acceptanceArtifactType: 'CarrierPigeon', identifier: 'pigeon-1' }]
    case 'processing':
      return [...common, group]
    case 'complete':
      return [...common, { ...group, packageReferences: [packageReference] }, shipment]
    case 'returned':
      return [
        ...common,
        { ...group, packageReferences: [packageReference] },
        shipment,
        charge('PRINCIPAL', unitMinor, 'REFUND'),
      ]
  }
}

const dayMilliseconds = 86_400_000

const dayRange = (placedAt: string) => {
  const after = (days: number) => ({
    date: new Date(Date.parse(placedAt) + days * dayMilliseconds)
      .toISOString()
      .slice(0, 23)
      .replace('T', ' '),
  })
  return { startDateTime: after(2), endDateTime: after(4) }
}
