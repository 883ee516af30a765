export const access = {
  proOnly: 'This feature is only available on the Pro plan.',
  timeToUpgrade: 'Time to upgrade!',
  toRewards: 'Taking you to your rewards…',
} as const
