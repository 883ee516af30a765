import type { ExplainableFigure } from '@laurel/contract/reports/explanations.ts'

export type FigureText = {
  readonly title: string
  readonly sentence: string
  /** Where to go on from here. */
  readonly more?: { readonly to: string; readonly label: string }
}

/** What each figure is called, and what it counts. */
export const figureTexts: Readonly<Record<ExplainableFigure, FigureText>> = {
  point_balance: {
    title: 'Current balance',
    sentence: 'What your team bought, less what was paid for rewards or is set aside for them.',
  },
  outstanding_points: {
    title: 'Outstanding points',
    sentence: 'What people have earned and not spent yet.',
    more: { to: '/users', label: 'All users with their balances' },
  },
  giveable_points: {
    title: 'Still to be given',
    sentence: 'What is left of the allowances of everyone who is active.',
    more: { to: '/users', label: 'All users with their allowances' },
  },
  redeemed_this_month: {
    title: 'Redeemed this month',
    sentence: 'What people turned into rewards this month, less what was given back.',
    more: { to: '/reporting/activity?type=redemptions', label: 'All redemptions' },
  },
  redeemable_points: {
    title: 'Redeemable points',
    sentence: 'What this person has earned and not spent yet.',
  },
  owed_points: {
    title: 'Owed points',
    sentence: 'What this person had spent of shoutouts that were taken back, less what was repaid since.',
  },
  shoutout_allowance_remaining: {
    title: 'Shoutout allowance left',
    sentence: 'What this person was granted to give, less what they gave and what lapsed.',
  },
  award_allowance_remaining: {
    title: 'Award allowance left',
    sentence: 'What this person was granted for awards, less what they gave and what lapsed.',
  },
}
