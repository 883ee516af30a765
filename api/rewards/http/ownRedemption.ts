import type {
  OwnRedemption,
  OwnRedemptionDetail,
  RedemptionGroup,
} from '@laurel/contract/rewards/ownRedemption.ts'
import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'
import { decimalText, type Money } from '@laurel/ledger/kernel/money.ts'
import type { RedemptionItem } from '@laurel/projections/rewards/redemptions/queries.ts'
import type { RedemptionParcelRow } from '@laurel/projections/rewards/redemptions/tables.ts'
import { rejectionSentence } from '../../http/problems/rejectionProblems.ts'
import type { english } from '../../messages/english.ts'
import type { Speech } from '../../messages/speech.ts'
import { trackingAddress } from '../trackingAddress.ts'
import { redemptionOf, styleOf } from './redemption.ts'

export const ownRedemptionOf = (
  item: RedemptionItem,
  parcels: readonly RedemptionParcelRow[],
  speech: Speech,
): OwnRedemption => {
  const redemption = redemptionOf(item)
  return {
    ...redemption,
    redemption: {
      ...redemption.redemption,
      ...orderedOf(item),
      ...instructionsOf(item, speech),
      ...shippingOf(parcels),
    },
    settled_at: item.settledAt,
    reason: item.declineReason === null ? item.cancelReason : rejectionSentence(item.declineReason)(speech),
    is_held: item.hold !== null,
    has_delivery: item.hasDelivery,
  }
}

/** Redemptions that were made together, in the order of their first ones. */
export const redemptionGroupsOf = (
  items: readonly RedemptionItem[],
  parcels: readonly RedemptionParcelRow[],
  speech: Speech,
): RedemptionGroup[] => {
  const parcelsOf = Map.groupBy(parcels, ({ redemptionId }) => redemptionId)
  return [...Map.groupBy(items, ({ groupId }) => groupId)].flatMap(([groupById, group]) => {
    const redemptions = group.map(item =>
      ownRedemptionOf(item, parcelsOf.get(item.redemptionId) ?? [], speech),
    )
    const [first] = redemptions
    return first ? [{ groupById, type: first.type, created_at: first.created_at, redemptions }] : []
  })
}

/** The fields that its kind of order adds. */
const orderedOf = (item: RedemptionItem): Partial<OwnRedemptionDetail> => {
  const { orderSummary, rewardName } = item
  if (orderSummary === null) return {}
  switch (orderSummary.kind) {
    case 'giftCard': {
      const { faceValue } = orderSummary
      return { rewardName, currencyAmount: amountOf(faceValue), currencyCode: faceValue.currency }
    }
    case 'amazon':
      return { asin: orderSummary.asin, title: orderSummary.title }
    case 'catalogItem':
      return styleOf(item)
    case 'donation': {
      const { ein, charityName, amount } = orderSummary
      return {
        charity: { ein, name: charityName },
        donated_amount: amountOf(amount),
        currency: amount.currency,
      }
    }
    case 'payout': {
      const { rail, sent, fee } = orderSummary
      return {
        rail: rail === 'venmo' ? 'VENMO' : 'PAYPAL',
        sent_amount: amountOf(sent),
        fee_amount: amountOf(fee),
        currency: sent.currency,
      }
    }
    case 'storefront':
    case 'integrationItem':
      return {}
    default:
      return assertNever(orderSummary)
  }
}

type Instructions = keyof typeof english.answers.reward

/** For types that no partner explains. What a vendor writes comes with the delivery. */
const instructions: Readonly<Partial<Record<RedemptionItem['redemptionType'], Instructions>>> = {
  CUSTOM: 'handedOver',
  CUSTOM_REDEMPTION: 'handedOver',
  CUSTOM_CATALOG: 'handedOver',
  STOREFRONT: 'sent',
  INTEGRATION_CUSTOM: 'sentByVendor',
}

const instructionsOf = (
  { redemptionType, isItemShipped }: RedemptionItem,
  speech: Speech,
): Partial<OwnRedemptionDetail> => {
  const usual = instructions[redemptionType]
  if (usual === undefined) return {}
  const known = isItemShipped && usual === 'handedOver' ? 'sentByTeam' : usual
  return { instructions: speech.text(`answers.reward.${known}`) }
}

const amountOf = (money: Money): number => Number(decimalText(money))

const shippingOf = (rows: readonly RedemptionParcelRow[]): Partial<OwnRedemptionDetail> => {
  const parcels = rows.map(({ trackingNumber, carrier, shippedAt }) => ({
    tracking_number: trackingNumber,
    carrier,
    tracking_url: trackingAddress(carrier, trackingNumber),
    shipped_at: shippedAt,
  }))
  const latest = parcels.at(-1)
  return latest === undefined
    ? {}
    : { shipping_details: { tracking_number: latest.tracking_number, carrier: latest.carrier, parcels } }
}
