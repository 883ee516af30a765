import { decimalText, type Money } from '@laurel/ledger/kernel/money.ts'
import type { RewardOrder } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import { wholeUnits } from '../../payouts/rules/payoutAmount.ts'

export type PayoutOrder = Extract<RewardOrder, { readonly kind: 'payout' }>

/** A batch of one payout. The handle names the batch, so that PayPal refuses a second one. */
export const payoutRequestOf = ({ rail, destination, sent }: PayoutOrder, handle: string) => ({
  sender_batch_header: {
    sender_batch_id: handle,
    email_subject: 'You have a payout from your team',
    email_message: 'You redeemed your points. Thank you for everything that you do.',
  },
  items: [
    {
      recipient_type: destination.includes('@') ? 'EMAIL' : 'PHONE',
      amount: { currency: sent.currency, value: amountText(sent) },
      receiver: destination,
      // Venmo requires a note.
      note: 'Your reward from your team',
      sender_item_id: handle,
      recipient_wallet: rail === 'venmo' ? 'VENMO' : 'PAYPAL',
      purpose: 'AWARDS',
    },
  ],
})

/** PayPal refuses a decimal point in a currency that it pays in whole units. */
const amountText = (sent: Money): string =>
  wholeUnits.has(sent.currency) ? decimalText(sent).replace(/\.0+$/, '') : decimalText(sent)
