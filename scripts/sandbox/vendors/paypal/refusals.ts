import type { RefusalCode } from '@laurel/api/rewards/vendors/port.ts'
import { errorAnswer } from './payouts.ts'

/** How PayPal says no. */
export const refusalAnswer = (code: RefusalCode) => {
  switch (code) {
    case 'INSUFFICIENT_FUNDS':
      return errorAnswer('INSUFFICIENT_FUNDS', 'Sender does not have sufficient funds.')
    case 'INVALID_DESTINATION':
      return errorAnswer('VALIDATION_ERROR', 'Invalid request - see details.', [
        { field: 'items[0].receiver', issue: 'Receiver is not a valid e-mail address or phone number.' },
      ])
    case 'NOT_AVAILABLE':
      return errorAnswer('CURRENCY_NOT_SUPPORTED_FOR_RECEIVER', 'The currency is not supported.')
    case 'OUT_OF_STOCK':
    case 'PRICE_CHANGED':
    case 'REFUSED':
      return errorAnswer('USER_BUSINESS_ERROR', 'User business error.', [
        { field: 'items', issue: 'The recipient can’t receive payouts.' },
      ])
  }
}
