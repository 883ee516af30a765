import type { GiftCardVendor } from '@laurel/contract/rewards/giftCard.ts'
import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'
import type { Translate } from '../../messages/useText.ts'

/** How the cards of a vendor arrive, as a promise before the purchase. */
export const promiseOf = (vendor: GiftCardVendor, text: Translate): string => {
  switch (vendor) {
    case 'TANGO_CARD':
      return text('giftCards.promise.minute')
    case 'XOXODAY':
      return text('giftCards.promise.minutes')
    case 'CYSEND':
      return text('giftCards.promise.tenMinutes')
    case 'BUYME':
      return text('giftCards.promise.days')
    default:
      return assertNever(vendor)
  }
}

/** What a vendor calls the values of a card. */
export const valuesTitleOf = (vendor: GiftCardVendor, text: Translate): string => {
  switch (vendor) {
    case 'TANGO_CARD':
    case 'BUYME':
      return text('giftCards.value')
    case 'XOXODAY':
      return text('giftCards.valueVoucher')
    case 'CYSEND':
      return text('giftCards.amount')
    default:
      return assertNever(vendor)
  }
}
