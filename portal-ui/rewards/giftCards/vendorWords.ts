import type { GiftCardVendor } from '@laurel/contract/rewards/giftCard.ts'
import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'

/** How the cards of a vendor arrive, as a promise before the purchase. */
export const promiseOf = (vendor: GiftCardVendor): string => {
  switch (vendor) {
    case 'TANGO_CARD':
      return 'The code is ready within a minute. You find it among your redemptions.'
    case 'XOXODAY':
      return 'The voucher arrives within a few minutes. You find it among your redemptions.'
    case 'CYSEND':
      return 'The code arrives within ten minutes. You find it among your redemptions.'
    case 'BUYME':
      return 'Your company orders this card for you. It arrives within two working days.'
    default:
      return assertNever(vendor)
  }
}

/** What a vendor calls the values of a card. */
export const valuesTitleOf = (vendor: GiftCardVendor): string => {
  switch (vendor) {
    case 'TANGO_CARD':
    case 'BUYME':
      return 'Value of the card'
    case 'XOXODAY':
      return 'Value of the voucher'
    case 'CYSEND':
      return 'Amount'
    default:
      return assertNever(vendor)
  }
}
