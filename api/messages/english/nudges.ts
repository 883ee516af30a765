export const nudges = {
  unspent:
    ':hourglass_flowing_sand: You have *%{points}* left to give until %{day}; what is left then expires. Who helped you lately?',
  newAllowance: ':herb: You have *%{points}* to thank people with, until %{day}.',
  redeemable: ':gift: You have *%{points}* to spend, worth %{worth}. Treat yourself to something.',
  expiring:
    ':hourglass_flowing_sand: You can redeem *%{points}* until *%{day}*, worth %{worth}. After that day they expire.',
  seeExpiry: 'See what expires',
  gift: ':gift: Your gift for the *%{award}* award still waits for you. Pick what you like best.',
  claimGift: 'Claim gift',
  quiet:
    ':wave: No one was thanked here for two weeks. Who made your days easier? Tell them: `/shoutout @name +10 what for`',
  trial: {
    today:
      ':hourglass_flowing_sand: Your trial of Laurel ends *today*. Choose a plan to keep recognition and rewards going; everything your team has done stays.',
    later:
      ':hourglass_flowing_sand: Your trial of Laurel ends *tomorrow*. Choose a plan to keep recognition and rewards going; everything your team has done stays. |||| :hourglass_flowing_sand: Your trial of Laurel ends *in %{smart_count} days*. Choose a plan to keep recognition and rewards going; everything your team has done stays.',
    choosePlan: 'Choose a plan',
  },
  payment: {
    subscription:
      ':credit_card: A payment of *%{amount}* for your subscription to Laurel failed. %{reason} It is tried again in the next days; your plan ends if it keeps failing. Check your card, or add another one.',
    statement:
      ':credit_card: A month of rewards worth *%{amount}* could not be charged. %{reason} Postpay pauses until it is paid.',
    reversal:
      ':credit_card: A payment was refunded or disputed after its points had been spent. Rewards pause until *%{amount}* is repaid.',
    openBilling: 'Open billing',
    /** As Laurel and Stripe write them. */
  },
  webhook: {
    gone: ':electric_plug: The webhook *%{name}* is off, because it answered that it is gone. Other programs hear nothing from it until an administrator switches it on.',
    failed:
      ':electric_plug: The webhook *%{name}* is off, because it failed for five days. Other programs hear nothing from it until an administrator switches it on.',
    open: 'Open webhook',
  },
} as const
