import type { RejectionAnswer } from './teamRejections.ts'

/** The rejections of commands to rewards, redemptions and the fund. */
export const rewardRejectionAnswers = {
  REWARD_UNKNOWN: {
    status: 404,
    title: 'Reward unknown',
    detail: 'This reward is not offered, or no longer. Reload the rewards and choose another.',
  },
  INSUFFICIENT_POINTS: {
    status: 422,
    title: 'Insufficient points',
    detail: "You don't have enough points for this reward!",
  },
  INSUFFICIENT_FUNDS: {
    status: 422,
    title: 'Insufficient funds',
    detail: 'This reward is temporarily unavailable. An administrator has been notified.',
  },
  FUND_OWES: {
    status: 422,
    title: 'Rewards pause',
    detail: 'Rewards pause until a payment of your company is settled. An administrator has been notified.',
  },
  TOP_UP_UNKNOWN: {
    status: 404,
    title: 'Top-up unknown',
    detail: 'There is no such top-up in your team. Look at the list of top-ups first.',
  },
  STATEMENT_UNKNOWN: {
    status: 404,
    title: 'Statement unknown',
    detail: 'Your team has paid no such statement. Look at the list of statements first.',
  },
  REVERSAL_CONFLICT: {
    status: 409,
    title: 'Reversed before',
    detail: 'This refund or dispute is recorded with other figures. Look at the list of payments first.',
  },
  REVERSAL_TOO_LARGE: {
    status: 422,
    title: 'More than the payment',
    detail: 'A reversal takes back at most what is left of its payment. Reverse fewer points.',
  },
  REVERSAL_UNKNOWN: {
    status: 404,
    title: 'Reversal unknown',
    detail: 'This payment has no such refund or dispute. Look at the list of payments first.',
  },
  EXCEPTION_DECIDED: {
    status: 409,
    title: 'Decided before',
    detail: 'Another decision about this difference is recorded. Reload the list to see it.',
  },
  STATEMENT_CONFLICT: {
    status: 409,
    title: 'Settled before',
    detail:
      'This statement or its payment is recorded with other figures. Look at the list of statements first.',
  },
  TOP_UP_CONFLICT: {
    status: 409,
    title: 'Topped up before',
    detail: 'This payment or top-up is recorded with other figures. Look at the list of top-ups first.',
  },
  RESERVATION_UNKNOWN: {
    status: 409,
    title: 'Reservation unknown',
    detail: 'Nothing is set aside for this redemption. Reload it to see where it stands.',
  },
  REDEMPTION_UNKNOWN: {
    status: 404,
    title: 'Redemption unknown',
    detail: 'There is no such redemption in your team. Reload the list and choose from it.',
  },
  REDEMPTION_MOVE_REFUSED: {
    status: 409,
    title: 'Redemption moved on',
    detail: 'This redemption is not waiting any more. Reload the list to see where it stands.',
  },
  OWN_REDEMPTION: {
    status: 403,
    title: 'Your own redemption',
    detail: 'Another administrator approves what you redeemed. Ask one of them.',
  },
  REDEMPTION_ON_HOLD: {
    status: 409,
    title: 'Held for review',
    detail: 'This redemption waits for a review. Release it first.',
  },
  REDEMPTION_LIMIT: {
    status: 422,
    title: 'Limit of the day reached',
    detail: 'You have redeemed as much as your team allows in a day. Try again tomorrow.',
  },
  ORDER_UNDER_WAY: {
    status: 409,
    title: 'Ordered already',
    detail:
      'The vendor has this order and completes it by the delivery. To cancel it, cancel it with the vendor first.',
  },
  ORDER_AT_ANOTHER_VENDOR: {
    status: 409,
    title: 'Ordered elsewhere',
    detail: 'Another vendor has this order and may deliver it. Reload the redemption to see which one.',
  },
  ORDER_ACCEPTED_BEFORE: {
    status: 409,
    title: 'Two orders',
    detail: 'The vendor has this order under another number. Compare both with the vendor.',
  },
  TOO_MANY_PARCELS: {
    status: 422,
    title: 'Too many parcels',
    detail: 'This redemption has as many parcels as can be recorded. Leave the others out.',
  },
  CLAIM_UNKNOWN: {
    status: 404,
    title: 'Gift unknown',
    detail: 'This gift is not yours to claim, or no longer. Reload your gifts.',
  },
  ALREADY_CLAIMED: {
    status: 409,
    title: 'Already claimed',
    detail: 'You have claimed this gift already.',
  },
  PICKS_REFUSED: {
    status: 422,
    title: 'Picks refused',
    detail: 'Pick one thing in each row of the gift.',
  },
  ITEM_UNKNOWN: {
    status: 404,
    title: 'Item unknown',
    detail: 'This item is not offered, or no longer. Reload the catalog and choose another.',
  },
  VARIANT_UNKNOWN: {
    status: 422,
    title: 'Variant unknown',
    detail: 'This item comes in other variants. Reload it and choose one of them.',
  },
  OUT_OF_STOCK: {
    status: 422,
    title: 'Out of stock',
    detail: 'This item is out of stock. Choose another.',
  },
} as const satisfies Record<string, RejectionAnswer>
