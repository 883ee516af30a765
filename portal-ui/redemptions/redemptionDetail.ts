import type { Formats } from '@laurel/contract/browser/formats.ts'
import type { OwnRedemption } from '@laurel/contract/rewards/ownRedemption.ts'
import type { Translate } from '../messages/useText.ts'

type Detailed = Pick<OwnRedemption, 'redemption'>

/** What its type adds in words: the value of a card, the charity, the payout after its fee, the size of an item. */
export const detailOf = (
  { redemption: detail }: Detailed,
  { money }: Pick<Formats, 'money'>,
  text: Translate,
): string => {
  const { currencyAmount, currencyCode, charity, rail, sent_amount, fee_amount, currency } = detail
  if (currencyAmount !== undefined && currencyCode !== undefined)
    return text('redemptions.detail.card', { money: money(currencyAmount, currencyCode) })
  if (charity !== undefined) {
    const amount = detail.donated_amount
    const given = { charity: charity.name, ein: withDash(charity.ein) }
    return amount === undefined || currency === undefined
      ? text('redemptions.detail.charity', given)
      : text('redemptions.detail.donation', { ...given, money: money(amount, currency) })
  }
  if (rail !== undefined && sent_amount !== undefined && currency !== undefined) {
    const sent = { money: money(sent_amount, currency), rail: rail === 'VENMO' ? 'Venmo' : 'PayPal' }
    return fee_amount === undefined || fee_amount === 0
      ? text('redemptions.detail.payout', sent)
      : text('redemptions.detail.payoutFee', { ...sent, fee: money(fee_amount, currency) })
  }
  if (detail.title !== undefined && detail.title !== detail.name) return detail.title
  return detail.variant_name ?? ''
}

/** `12-3456789`. */
const withDash = (ein: string): string => {
  const digits = ein.replaceAll(/\D/g, '')
  return digits.length > 2 ? `${digits.slice(0, 2)}-${digits.slice(2)}` : ein
}
