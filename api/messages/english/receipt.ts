/** The receipt of a payment, as PDF. */
export const receipt = {
  receipt: 'Receipt',
  title: 'Receipt %{number}',
  number: 'Receipt number',
  paidOn: 'Date paid',
  billedTo: 'Billed to',
  card: 'Card',
  payment: 'Payment',
  description: 'Description',
  amount: 'Amount',
  points: '%{count} points',
  rewards: 'Rewards of %{month}',
  tax: 'Tax',
  paid: 'Paid',
  reversed: 'Refunded or disputed since',
  left: 'Left of the payment',
  footer: '100 points cost 1 US dollar. No tax was charged on this payment.',
} as const
