import type { PayoutRail } from '@laurel/contract/rewards/payouts/destination.ts'
import type { TextKey } from '../../messages/useText.ts'

type RailWords = {
  readonly name: string
  readonly destinationLabel: TextKey
  readonly destinationHelp: TextKey
  readonly placeholder: string
}

export const railWords: Readonly<Record<PayoutRail, RailWords>> = {
  PAYPAL: {
    name: 'PayPal',
    destinationLabel: 'cashOut.payPal.label',
    destinationHelp: 'cashOut.payPal.help',
    placeholder: 'you@example.com',
  },
  VENMO: {
    name: 'Venmo',
    destinationLabel: 'cashOut.venmo.label',
    destinationHelp: 'cashOut.venmo.help',
    placeholder: '415 555 0100',
  },
}
