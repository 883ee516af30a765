import { securityLabels } from '@laurel/contract/team/securityActivity.ts'

export const security = {
  title: 'Security Log',
  lead: 'Logins, refused attempts and acts of administrators in the last 30 days.',
  empty: 'No activity in the last 30 days.',
  noMatch: 'Nothing matches',
  noMatchSentence: 'No entry of the last 30 days has what you are looking for.',
  time: 'Time',
  activity: 'Activity',
  everything: 'All activity',
  ipAddress: 'IP address',
  userAgent: 'User agent',
  operator: 'Operator',
  activities: securityLabels,
} as const
