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
} as const satisfies Record<string, RejectionAnswer>
