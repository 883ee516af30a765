import { hash } from 'node:crypto'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import { products } from './catalog/catalog.ts'
import type { AmazonControl } from './control.ts'
import { type KeptOrder, type OrderRequest, type Rejection, rejectionResult } from './orders.ts'
import { type Cost, costsOf } from './searchAnswers.ts'

const ProductReference = z.object({ productReference: z.object({ id: z.string() }) })
const BuyingOption = z.object({ buyingOptionReference: z.object({ id: z.string() }) })
const RegionAttribute = z.object({ region: z.string() })
const ShippingAddress = z.object({ address: z.object({ postalCode: z.string() }) })

type Judgement =
  | { readonly kind: 'accepted'; readonly order: KeptOrder; readonly isTrial: boolean }
  | { readonly kind: 'rejected'; readonly result: ReturnType<typeof rejectionResult> }

/** Accepts an order whose offer exists at the expected prices. */
export const judgeOrder = (
  request: OrderRequest,
  control: AmazonControl,
  now: Instant,
  planned: readonly Rejection[] | null,
): Judgement => {
  const [line] = request.lineItems
  if (!line) throw new Error('An order has a line.')
  const reject = (...artifacts: readonly Rejection[]): Judgement => ({
    kind: 'rejected',
    result: rejectionResult(line.externalId, artifacts),
  })
  if (planned) return reject(...planned)
  const asin = ProductReference.parse(attributeOf(line.attributes, 'SelectedProductReference'))
  const product = products.get(asin.productReference.id)
  const offer = BuyingOption.parse(attributeOf(line.attributes, 'SelectedBuyingOptionReference'))
  const { region } = RegionAttribute.parse(attributeOf(request.attributes, 'Region'))
  const { address } = ShippingAddress.parse(attributeOf(request.attributes, 'ShippingAddress'))
  if (!product || product.state === 'outOfStock')
    return reject({ rejectionArtifactType: 'UnavailableQuantity', quantity: 1 })
  if (product.state === 'restricted' || product.state === 'withoutPrice')
    return reject({ rejectionArtifactType: 'RejectionCode', code: 'RESTRICTED_PRODUCT' })
  const cost = costsOf(product, {
    region,
    postalCode: address.postalCode,
    facets: [],
    origin: '',
    raisePercent: control.raisePercent(),
  }).find(({ offerId }) => offerId === offer.buyingOptionReference.id)
  if (!cost) return reject({ rejectionArtifactType: 'AvailableQuantity', quantity: 0 })
  const broken = brokenExpectation(line, cost)
  if (broken) return reject(broken)
  return {
    kind: 'accepted',
    isTrial: attributeOf(request.attributes, 'TrialMode') !== undefined,
    order: {
      externalId: request.externalId,
      identifier: orderNumber(request.externalId),
      lineId: line.externalId,
      asin: product.asin,
      currency: cost.currency,
      unitMinor: cost.unitMinor,
      taxMinor: cost.taxMinor,
      shippingMinor: cost.shippingMinor,
      status: 'pending',
      trackingNumber: control.newTrackingNumber(),
      placedAt: now,
    },
  }
}

const attributeOf = (
  attributes: OrderRequest['attributes'],
  type: string,
): Readonly<Record<string, unknown>> | undefined =>
  attributes.find(({ attributeType }) => attributeType === type)

/** The first expectation that the price of now exceeds. */
const brokenExpectation = (line: OrderRequest['lineItems'][number], cost: Cost): Rejection | undefined => {
  for (const { expectationType, amount, source } of line.expectations) {
    const actualMinor =
      expectationType === 'ExpectedUnitPrice'
        ? cost.unitMinor
        : source === 'TAX'
          ? cost.taxMinor
          : source === 'SHIPPING'
            ? cost.shippingMinor
            : cost.unitMinor + cost.taxMinor + cost.shippingMinor
    if (actualMinor <= Math.round(amount.amount * 100) && amount.currencyCode === cost.currency) continue
    const boundary = {
      boundary: amount,
      actualAmount: { currencyCode: cost.currency, amount: actualMinor / 100 },
    }
    return expectationType === 'ExpectedUnitPrice'
      ? { rejectionArtifactType: 'BrokenUnitPriceExpectation', ...boundary }
      : {
          rejectionArtifactType: 'BrokenChargeExpectation',
          ...boundary,
          ...(source && { sources: [source] }),
        }
  }
  return undefined
}

/** `111-2345678-1234567`, always the same for an external id. */
const orderNumber = (externalId: string): string => {
  const digits = BigInt(`0x${hash('sha256', externalId)}`)
    .toString()
    .slice(0, 14)
  return `111-${digits.slice(0, 7)}-${digits.slice(7)}`
}
