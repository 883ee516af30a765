import type { RedemptionType } from '@laurel/contract/rewards/redemption.ts'

/** When something arrives, in a sentence; also shown before a purchase is confirmed. */
export const deliveryPromise = (type: RedemptionType): string => {
  switch (type) {
    case 'PAYPAL':
    case 'GIFT_CARD':
      return 'It will be with you in the next hour.'
    case 'DONATION':
      return 'It will be sent within 30 days.'
    case 'CUSTOM':
    case 'CUSTOM_CATALOG':
    case 'CUSTOM_REDEMPTION':
    case 'STOREFRONT':
      return 'Your team arranges this one and completes it here.'
    case 'INTEGRATION_CUSTOM':
    case 'AMAZON':
      return 'You can follow the package here once it has shipped.'
  }
}
