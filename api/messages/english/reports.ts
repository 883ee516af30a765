import { reportLabels } from '@laurel/contract/reports/reportLabels.ts'

export const reports = {
  lastWeek: 'Recognition last week',
  lastMonth: 'Recognition last month',
  period: '%{title}, %{start} to %{end}',
  before: '%{figure} (before: %{before})',
  shoutouts: '• Shoutouts: %{figure}',
  awards: '• Awards: %{figure}',
  celebrations: '• Celebrations: %{figure}',
  earned: '• Earned: %{figure}',
  people: '• Gave something: *%{senders}* of %{users} people; received something: *%{recipients}*',
  open: 'Open the report',
  unsubscribe: 'Unsubscribe',
  unsubscribed: {
    weekly: 'You get no weekly report any more. You can subscribe again on the page of the report.',
    monthly: 'You get no monthly report any more. You can subscribe again on the page of the report.',
    such: 'You get no such report any more. You can subscribe again on the page of the report.',
  },
  exportReady:
    ':page_facing_up: Your export *%{name}* is ready, with 1 row. You can fetch it until %{day}. |||| :page_facing_up: Your export *%{name}* is ready, with %{smart_count} rows. You can fetch it until %{day}.',
  exportFailed: ':warning: Your export *%{name}* could not be made. %{problem}',
  seeExports: 'See your exports',
  /** As the job of exports writes them. */
  names: reportLabels,
} as const
