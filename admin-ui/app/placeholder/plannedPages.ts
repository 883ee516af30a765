import type { Page } from '../shell/sections.ts'

export type PlannedAccess = 'admin' | 'manager' | 'pro'

export type PlannedPage = {
  readonly path: string
  readonly title: string
  readonly lead: string
  readonly access: PlannedAccess
  readonly crumb?: Page
  readonly contents: readonly string[]
}

/** Pages that have their place in the navigation and are not built yet. */
export const plannedPages: readonly PlannedPage[] = [
  {
    path: '/awards/competitions',
    title: 'Competitions',
    lead: 'People or groups, compared for a while.',
    access: 'pro',
    crumb: { path: '/awards', label: 'Awards' },
    contents: ['Active competitions with their leaderboards', 'Competition history with winners'],
  },
  {
    path: '/awards/nominations',
    title: 'Nominations',
    lead: 'Campaigns in which the team proposes who deserves an award.',
    access: 'pro',
    crumb: { path: '/awards', label: 'Awards' },
    contents: ['Open campaigns with engagement', 'Ended campaigns', 'End a campaign and give the award'],
  },
  {
    path: '/rewards/settings',
    title: 'Reward settings',
    lead: 'Which catalogs are open, and who hears about redemptions.',
    access: 'admin',
    crumb: { path: '/rewards', label: 'Rewards' },
    contents: [
      'Custom Catalog, Amazon, Gift Cards, Charitable Donations, PayPal/Venmo',
      'Who is notified when a company reward is redeemed',
      'A reminder when a top-up is needed',
    ],
  },
  {
    path: '/rewards/payments',
    title: 'Redemption Payments',
    lead: 'What redemptions cost the company.',
    access: 'admin',
    crumb: { path: '/rewards', label: 'Rewards' },
    contents: ['Payments for redemptions with their receipts'],
  },
  {
    path: '/reporting',
    title: 'Insights',
    lead: 'How recognition is doing, at a glance.',
    access: 'manager',
    contents: [
      'Activity by month and team engagement',
      'Top point earners, top point givers and top values',
      'For the entire team, a channel or a segment, in any date range',
    ],
  },
  {
    path: '/billing',
    title: 'Billing',
    lead: 'Your plan and how it is paid.',
    access: 'admin',
    contents: ['Payment method', 'Plan, monthly or annual', 'Preview of a plan change'],
  },
  {
    path: '/billing/invoices',
    title: 'Invoices',
    lead: 'Open and paid invoices.',
    access: 'admin',
    crumb: { path: '/billing', label: 'Billing' },
    contents: ['Open invoices', 'Paid invoices with their PDF'],
  },
  {
    path: '/users/segments',
    title: 'Segments',
    lead: 'Groups of people by what is known about them.',
    access: 'admin',
    crumb: { path: '/users', label: 'Users' },
    contents: ['Segments by list or by conditions', 'Their managers', 'Budget adjustments'],
  },
  {
    path: '/settings',
    title: 'Settings',
    lead: 'What holds for the whole team.',
    access: 'admin',
    contents: ['Logo, colour and points name', 'Reminders', 'Administrators'],
  },
  {
    path: '/settings/security-log',
    title: 'Security log',
    lead: 'Who signed in, from where, in the last 30 days.',
    access: 'admin',
    crumb: { path: '/settings', label: 'Settings' },
    contents: ['Sign-ins by Slack and by link', 'Refused attempts', 'Address and browser of each'],
  },
  {
    path: '/settings/integrations',
    title: 'Integrations',
    lead: 'HR systems that keep people current, and partners that deliver rewards.',
    access: 'admin',
    crumb: { path: '/settings', label: 'Settings' },
    contents: ['One-way data sync from HR systems', 'Custom reward catalogs', 'A log of each integration'],
  },
]
