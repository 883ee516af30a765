import type { ActivityReport } from '../recognition/activityEntry.ts'

/** The names of the reports, by code. */
export const reportLabels = {
  shoutouts: 'Shoutouts',
  'shoutouts-by-recipient': 'Shoutouts by recipient',
  awards: 'Awards',
  'awards-by-recipient': 'Awards by recipient',
  birthdays: 'Birthdays',
  anniversaries: 'Anniversaries',
  'new-hires': 'New hires',
  nominations: 'Nominations',
  redemptions: 'Redemptions',
  points: 'Points earned',
  'point-totals': 'Point totals',
  users: 'Users',
} as const satisfies Readonly<Record<ActivityReport, string>>
