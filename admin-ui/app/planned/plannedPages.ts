import type { Crumb } from '../shell/Page.tsx'

export type PlannedPage = {
  readonly title: string
  readonly lead: string
  readonly crumb?: Crumb
  readonly contents: readonly string[]
}

/** What will be shown at the places that are not built yet, by their path. */
export const plannedPages: Readonly<Record<string, PlannedPage>> = {
  '/awards/competitions': {
    title: 'Competitions',
    lead: 'People or groups, compared for a while.',
    crumb: { path: '/awards', label: 'Awards' },
    contents: ['Active competitions with their leaderboards', 'Competition history with winners'],
  },
  '/awards/nominations': {
    title: 'Nominations',
    lead: 'Campaigns in which the team proposes who deserves an award.',
    crumb: { path: '/awards', label: 'Awards' },
    contents: ['Open campaigns with engagement', 'Ended campaigns', 'End a campaign and give the award'],
  },
  '/rewards/settings': {
    title: 'Reward settings',
    lead: 'Which catalogs are open, and who hears about redemptions.',
    crumb: { path: '/rewards', label: 'Rewards' },
    contents: [
      'Custom Catalog, Amazon, Gift Cards, Charitable Donations, PayPal/Venmo',
      'Who is notified when a company reward is redeemed',
      'A reminder when a top-up is needed',
    ],
  },
  '/rewards/payments': {
    title: 'Redemption Payments',
    lead: 'What redemptions cost the company.',
    crumb: { path: '/rewards', label: 'Rewards' },
    contents: ['Payments for redemptions with their receipts'],
  },
  '/reporting': {
    title: 'Insights',
    lead: 'How recognition is doing, at a glance.',
    contents: [
      'Activity by month and team engagement',
      'Top point earners, top point givers and top values',
      'For the entire team, a channel or a segment, in any date range',
    ],
  },
  '/billing': {
    title: 'Billing',
    lead: 'Your plan and how it is paid.',
    contents: ['Payment method', 'Plan, monthly or annual', 'Preview of a plan change'],
  },
  '/billing/invoices': {
    title: 'Invoices',
    lead: 'Open and paid invoices.',
    crumb: { path: '/billing', label: 'Billing' },
    contents: ['Open invoices', 'Paid invoices with their PDF'],
  },
  '/users/segments': {
    title: 'Segments',
    lead: 'Groups of people by what is known about them.',
    crumb: { path: '/users', label: 'Users' },
    contents: ['Segments by list or by conditions', 'Their managers', 'Budget adjustments'],
  },
  '/settings': {
    title: 'Settings',
    lead: 'What holds for the whole team.',
    contents: ['Logo, colour and points name', 'Reminders', 'Administrators'],
  },
  '/settings/security-log': {
    title: 'Security log',
    lead: 'Who signed in, from where, in the last 30 days.',
    crumb: { path: '/settings', label: 'Settings' },
    contents: ['Sign-ins by Slack and by link', 'Refused attempts', 'Address and browser of each'],
  },
  '/settings/integrations': {
    title: 'Integrations',
    lead: 'HR systems that keep people current, and partners that deliver rewards.',
    crumb: { path: '/settings', label: 'Settings' },
    contents: ['One-way data sync from HR systems', 'Custom reward catalogs', 'A log of each integration'],
  },
}
