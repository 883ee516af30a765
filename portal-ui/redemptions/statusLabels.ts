import type { RedemptionStatus, RedemptionType } from '@laurel/contract/rewards/redemption.ts'

type Labels = Readonly<Record<RedemptionStatus, string>>

/** What every kind of redemption calls these states; the kinds below say the rest in their own words. */
const common: Labels = {
  REQUESTED: 'Taking your points',
  PENDING: 'Pending',
  PROCESSING: 'Processing',
  COMPLETE: 'Complete',
  CANCELLED: 'Cancelled',
  RETURNED: 'Returned',
  DECLINED: 'Not redeemed',
}

const giftCard: Labels = { ...common, PENDING: 'Sending soon', COMPLETE: 'Gift card sent' }
const amazon: Labels = {
  ...common,
  PENDING: 'Order received',
  PROCESSING: 'Preparing to ship',
  COMPLETE: 'Shipped',
  CANCELLED: 'Item cancelled',
  RETURNED: 'Item returned',
}
const donation: Labels = {
  ...common,
  PENDING: 'Processing',
  PROCESSING: 'Sending funds',
  COMPLETE: 'Funds disbursed',
}
const payPal: Labels = { ...common, PENDING: 'Sending soon', COMPLETE: 'Funds sent' }

const labels: Readonly<Record<RedemptionType, Labels>> = {
  CUSTOM: common,
  INTEGRATION_CUSTOM: common,
  CUSTOM_CATALOG: common,
  CUSTOM_REDEMPTION: common,
  STOREFRONT: common,
  AMAZON: amazon,
  GIFT_CARD: giftCard,
  DONATION: donation,
  PAYPAL: payPal,
}

export const statusLabel = (type: RedemptionType, status: RedemptionStatus): string => labels[type][status]
