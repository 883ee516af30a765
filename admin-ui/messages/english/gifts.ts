export const gifts = {
  add: 'Add option',
  change: 'Change option',
  companyReward: 'Company reward',
  kind: 'Kind of gift',
  points: 'Points',
  pointsHint: 'Credited when they are picked. 100 points are worth $1.00.',
  title: 'What can be picked?',
} as const
