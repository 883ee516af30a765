import type { RedemptionStatus, RedemptionType } from '@laurel/contract/rewards/redemption.ts'
import type { TextKey } from '../messages/useText.ts'

type Labels = Readonly<Record<RedemptionStatus, TextKey>>

/** What every kind of redemption calls these states; the kinds below say the rest in their own words. */
const common: Labels = {
  REQUESTED: 'redemptions.steps.taking',
  PENDING: 'redemptions.steps.pending',
  PROCESSING: 'redemptions.steps.processing',
  COMPLETE: 'redemptions.steps.complete',
  CANCELLED: 'redemptions.steps.cancelled',
  RETURNED: 'redemptions.steps.returned',
  DECLINED: 'redemptions.steps.declined',
}

const giftCard: Labels = {
  ...common,
  PENDING: 'redemptions.steps.sendingSoon',
  COMPLETE: 'redemptions.steps.cardSent',
}
const amazon: Labels = {
  ...common,
  PENDING: 'redemptions.steps.received',
  PROCESSING: 'redemptions.steps.preparing',
  COMPLETE: 'redemptions.steps.shipped',
  CANCELLED: 'redemptions.steps.itemCancelled',
  RETURNED: 'redemptions.steps.itemReturned',
}
const donation: Labels = {
  ...common,
  PENDING: 'redemptions.steps.processing',
  PROCESSING: 'redemptions.steps.sendingFunds',
  COMPLETE: 'redemptions.steps.disbursed',
}
const payPal: Labels = {
  ...common,
  PENDING: 'redemptions.steps.sendingSoon',
  COMPLETE: 'redemptions.steps.fundsSent',
}

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

export const statusLabel = (type: RedemptionType, status: RedemptionStatus): TextKey => labels[type][status]
