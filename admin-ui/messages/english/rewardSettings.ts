export const rewardSettings = {
  title: 'Reward settings',
  lead: 'Which catalogs are open, who is notified of redemptions, and what is reviewed first.',
  catalogs: 'Reward Catalogs',
  catalog: {
    CUSTOM_CATALOG: 'Custom Catalog',
    AMAZON: 'Amazon',
    GIFT_CARDS: 'Gift Cards',
    CHARITIES: 'Charitable Donations',
    PAYPAL: 'PayPal/Venmo',
  },
  notifications: 'Custom Catalog Notifications',
  notificationsQuestion: 'Who should we notify when a custom catalog (non-integration) reward is redeemed?',
  saved: 'Reward settings have been saved.',
  payingForRewards: 'Paying for rewards',
  seeBalance: 'See the balance of the team',
  paying: {
    which: {
      question: 'Which rewards cost the company money?',
      answer:
        'Amazon, gift cards, donations, PayPal and Venmo, swag and merchandise. The team’s balance pays for them, 100 points for each US dollar. Company rewards and items of your own catalog take nothing from it.',
    },
    empty: {
      question: 'What happens when the balance is empty?',
      answer:
        'A reward that it does not cover is declined, the person keeps the points, and administrators get a message. Top up points under Billing.',
    },
    back: {
      question: 'What happens when a reward is cancelled or comes back?',
      answer: 'The points return to the person, and the amount returns to the team’s balance.',
    },
    vendors: {
      question: 'Who pays the vendors?',
      answer:
        'Your accounts there do: each vendor charges the account that you connected under Vendors. Keep enough money in it; orders are cancelled and refunded while it is empty.',
    },
  },
  youNeedATopUp: 'You need a top-up!',
  topUpPoints: 'Top-up points',
  topUpSentence: 'The fund is empty. Paid rewards are declined until it has points again.',
  limits: 'Limits and review',
  limitsSentence: 'They hold for what the fund pays for. Leave a field empty for no limit.',
  pointsPerDay: 'Points per member and day',
  redemptionsPerDay: 'Redemptions per member and day',
  holdAbove: 'Review above',
  holdAboveHint: 'Points. A more expensive order waits until an administrator releases it.',
  limitsSaved: 'Limits have been saved.',
  paymentsTitle: 'Redemption Payments',
  paymentsLead: 'What redemptions cost the company.',
} as const
