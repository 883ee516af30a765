import type { Formats } from '@laurel/contract/browser/formats.ts'
import type { OwnRedemption } from '@laurel/contract/rewards/ownRedemption.ts'

type Detailed = Pick<OwnRedemption, 'redemption'>

/** What its type adds in words: the value of a card, the charity, the payout after its fee, the size of an item. */
export const detailOf = ({ redemption: detail }: Detailed, { money }: Pick<Formats, 'money'>): string => {
  const { currencyAmount, currencyCode, charity, rail, sent_amount, fee_amount, currency } = detail
  if (currencyAmount !== undefined && currencyCode !== undefined)
    return `Gift card of ${money(currencyAmount, currencyCode)}`
  if (charity !== undefined) {
    const amount = detail.donated_amount
    const given = amount !== undefined && currency !== undefined ? `${money(amount, currency)} to ` : ''
    return `${given}${charity.name}, EIN ${withDash(charity.ein)}`
  }
  if (rail !== undefined && sent_amount !== undefined && currency !== undefined) {
    const fee = fee_amount === undefined || fee_amount === 0 ? 'no fee' : `fee ${money(fee_amount, currency)}`
    return `${money(sent_amount, currency)} through ${rail === 'VENMO' ? 'Venmo' : 'PayPal'}, ${fee}`
  }
  if (detail.title !== undefined && detail.title !== detail.name) return detail.title
  return detail.variant_name ?? ''
}

/** `12-3456789`. */
const withDash = (ein: string): string => {
  const digits = ein.replaceAll(/\D/g, '')
  return digits.length > 2 ? `${digits.slice(0, 2)}-${digits.slice(2)}` : ein
}
