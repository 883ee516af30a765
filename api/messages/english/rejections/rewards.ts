/** Rewards, redemptions and the fund. */
export const rewards = {
  REWARD_UNKNOWN: {
    title: 'Reward unknown',
    detail: 'This reward is not offered, or no longer. Reload the rewards and choose another.',
  },
  INSUFFICIENT_POINTS: {
    title: 'Insufficient points',
    detail: "You don't have enough points for this reward!",
  },
  INSUFFICIENT_FUNDS: {
    title: 'Insufficient funds',
    detail: 'This reward is temporarily unavailable. An administrator has been notified.',
  },
  FUND_OWES: {
    title: 'Rewards pause',
    detail: 'Rewards pause until a payment of your company is settled. An administrator has been notified.',
  },
  TOP_UP_UNKNOWN: {
    title: 'Top-up unknown',
    detail: 'There is no such top-up in your team. Look at the list of top-ups first.',
  },
  STATEMENT_UNKNOWN: {
    title: 'Statement unknown',
    detail: 'Your team has paid no such statement. Look at the list of statements first.',
  },
  REVERSAL_CONFLICT: {
    title: 'Reversed before',
    detail: 'This refund or dispute is recorded with other figures. Look at the list of payments first.',
  },
  REVERSAL_TOO_LARGE: {
    title: 'More than the payment',
    detail: 'A reversal takes back at most what is left of its payment. Reverse fewer points.',
  },
  REVERSAL_UNKNOWN: {
    title: 'Reversal unknown',
    detail: 'This payment has no such refund or dispute. Look at the list of payments first.',
  },
  EXCEPTION_DECIDED: {
    title: 'Decided before',
    detail: 'Another decision about this difference is recorded. Reload the list to see it.',
  },
  STATEMENT_CONFLICT: {
    title: 'Settled before',
    detail:
      'This statement or its payment is recorded with other figures. Look at the list of statements first.',
  },
  TOP_UP_CONFLICT: {
    title: 'Topped up before',
    detail: 'This payment or top-up is recorded with other figures. Look at the list of top-ups first.',
  },
  RESERVATION_UNKNOWN: {
    title: 'Reservation unknown',
    detail: 'Nothing is set aside for this redemption. Reload it to see where it stands.',
  },
  REDEMPTION_UNKNOWN: {
    title: 'Redemption unknown',
    detail: 'There is no such redemption in your team. Reload the list and choose from it.',
  },
  REDEMPTION_MOVE_REFUSED: {
    title: 'Redemption moved on',
    detail: 'This redemption is not waiting any more. Reload the list to see where it stands.',
  },
  OWN_REDEMPTION: {
    title: 'Your own redemption',
    detail: 'Another administrator approves what you redeemed. Ask one of them.',
  },
  REDEMPTION_ON_HOLD: {
    title: 'Held for review',
    detail: 'This redemption waits for a review. Release it first.',
  },
  REDEMPTION_LIMIT: {
    title: 'Limit of the day reached',
    detail: 'You have redeemed as much as your team allows in a day. Try again tomorrow.',
  },
  ORDER_UNDER_WAY: {
    title: 'Ordered already',
    detail:
      'The vendor has this order and completes it by the delivery. To cancel it, cancel it with the vendor first.',
  },
  ORDER_AT_ANOTHER_VENDOR: {
    title: 'Ordered elsewhere',
    detail: 'Another vendor has this order and may deliver it. Reload the redemption to see which one.',
  },
  ORDER_ACCEPTED_BEFORE: {
    title: 'Two orders',
    detail: 'The vendor has this order under another number. Compare both with the vendor.',
  },
  TOO_MANY_PARCELS: {
    title: 'Too many parcels',
    detail: 'This redemption has as many parcels as can be recorded. Leave the others out.',
  },
  CLAIM_UNKNOWN: {
    title: 'Gift unknown',
    detail: 'This gift is not yours to claim, or no longer. Reload your gifts.',
  },
  ALREADY_CLAIMED: {
    title: 'Already claimed',
    detail: 'You have claimed this gift already.',
  },
  PICKS_REFUSED: {
    title: 'Picks refused',
    detail: 'Pick one thing in each row of the gift.',
  },
  ITEM_UNKNOWN: {
    title: 'Item unknown',
    detail: 'This item is not offered, or no longer. Reload the catalog and choose another.',
  },
  VARIANT_UNKNOWN: {
    title: 'Variant unknown',
    detail: 'This item comes in other variants. Reload it and choose one of them.',
  },
  OUT_OF_STOCK: {
    title: 'Out of stock',
    detail: 'This item is out of stock. Choose another.',
  },
} as const
