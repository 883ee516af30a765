import type { PayoutRail } from '@laurel/contract/rewards/payouts/destination.ts'

type RailWords = {
  readonly name: string
  readonly destinationLabel: string
  readonly destinationHelp: string
  readonly placeholder: string
}

export const railWords: Readonly<Record<PayoutRail, RailWords>> = {
  PAYPAL: {
    name: 'PayPal',
    destinationLabel: 'Email or phone number of your PayPal account',
    destinationHelp: 'Begin a phone number outside the United States with + and its country code.',
    placeholder: 'you@example.com',
  },
  VENMO: {
    name: 'Venmo',
    destinationLabel: 'Phone number of your Venmo account',
    destinationHelp: 'A mobile number in the United States.',
    placeholder: '415 555 0100',
  },
}
