export const help = {
  catalog: 'A catalog is missing',
  catalogAnswer:
    'An administrator of %{team} chooses the catalogs, and some depend on your country. You can change it in the menu of your account.',
  points: 'Where do my points come from?',
  pointsAnswer: '%{link} open to the thanks, the award or the refund behind each of them.',
  yourPoints: 'Your points',
  subject: 'Help with my rewards',
  title: 'How can we help?',
  where: 'Where is what I redeemed?',
  whereAnswer:
    'Gift cards and payouts arrive in the next hour, donations within 30 days. Your %{link} show each step, your codes and your packages.',
  redemptions: 'redemptions',
  wrong: 'Something went wrong',
  wrongAnswer: 'Write to %{address}. For one redemption, use “Get help” beside it.',
} as const
