import type { RefusalCode } from '@laurel/api/rewards/vendors/port.ts'
import type { Rejection } from './orders.ts'

const dollar = { currencyCode: 'USD', amount: 1 }

/** How Amazon says a refusal, by the code that Laurel has for it. */
export const rejectionOf = (code: RefusalCode): Rejection => {
  switch (code) {
    case 'OUT_OF_STOCK':
      return { rejectionArtifactType: 'UnavailableQuantity', quantity: 1 }
    case 'PRICE_CHANGED':
      return {
        rejectionArtifactType: 'BrokenUnitPriceExpectation',
        boundary: dollar,
        actualAmount: { ...dollar, amount: 2 },
      }
    case 'INSUFFICIENT_FUNDS':
      return { rejectionArtifactType: 'RejectionCode', code: 'PAYMENT_METHOD_DECLINED' }
    case 'INVALID_DESTINATION':
      return { rejectionArtifactType: 'RejectionCode', code: 'INVALID_SHIPPING_ADDRESS' }
    case 'NOT_AVAILABLE':
      return { rejectionArtifactType: 'AgeRestriction', minimumAge: 18 }
    case 'REFUSED':
      return { rejectionArtifactType: 'RejectionCode', code: 'ORDER_REFUSED' }
  }
}
