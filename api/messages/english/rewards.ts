export const rewards = {
  codeSubject: 'Your code for a payout',
  code: '%{code} is your code to receive payouts from %{team}. It works for %{minutes} minutes. If you did not ask for it, ignore this message.',
  redeemed: 'A reward was redeemed: %{reward}.',
  pickedGift: '%{person} picked *%{reward}* as a gift.',
  redeemedFor: '%{person} redeemed *%{reward}* for %{points}.',
  handOver: 'Hand it over in Laurel',
  fundTooLow: 'A reward was declined, because the fund of your team is too low.',
  fundTooLowMore: 'No points were taken. Paid rewards stay out of reach until you top it up.',
  topUp: 'Top up points in Laurel',
  pause: 'A reward was declined, because rewards pause.',
  pauseMore:
    'A reward was declined, because rewards pause: a payment for points was refunded or disputed after the points had been spent. No points were taken. Top up what is owed, or settle the dispute with your bank, and rewards continue.',
  seeOwed: 'See what is owed in Laurel',
  accountEmpty: 'A reward was cancelled, because your account at %{vendor} is empty.',
  accountEmptyMore:
    'The points were returned. Rewards of %{vendor} stay out of reach until you add money to the account there.',
  someVendor: 'a vendor',
  seeVendors: 'See your vendors in Laurel',
} as const
