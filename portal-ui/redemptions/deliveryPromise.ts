import type { RedemptionType } from '@laurel/contract/rewards/redemption.ts'
import type { Translate } from '../messages/useText.ts'

/** When something arrives, in a sentence; also shown before a purchase is confirmed. */
export const deliveryPromise = (type: RedemptionType, text: Translate): string => {
  switch (type) {
    case 'PAYPAL':
    case 'GIFT_CARD':
      return text('redemptions.promise.hour')
    case 'DONATION':
      return text('redemptions.promise.month')
    case 'CUSTOM':
    case 'CUSTOM_CATALOG':
    case 'CUSTOM_REDEMPTION':
    case 'STOREFRONT':
      return text('redemptions.promise.team')
    case 'INTEGRATION_CUSTOM':
    case 'AMAZON':
      return text('redemptions.promise.package')
  }
}
