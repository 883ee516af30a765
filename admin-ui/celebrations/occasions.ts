import type { Award } from '@laurel/contract/awards/award.ts'
import type { ActivityReport } from '@laurel/contract/recognition/activityEntry.ts'

/** What tells the celebrations apart on their screens. */
export type Occasion = {
  readonly kind: NonNullable<Award['bot_type']>
  readonly path: string
  readonly title: string
  readonly lead: string
  readonly settingsTitle: string
  readonly settingsLead: string
  readonly report: ActivityReport
  readonly emptyText: string
  readonly emptySentence: string
  /** Leads to the settings while nothing is celebrated. */
  readonly setupText: string
  readonly setupSentence: string
  readonly enableText: string
  readonly savedText: string
  readonly emoji: string
  /** Said where the team writes nothing of its own. */
  readonly usualMessage: string
}

export const birthdays: Occasion = {
  kind: 'BIRTHDAY',
  path: '/birthdays',
  title: 'Birthdays',
  lead: 'Nobody’s birthday goes by unnoticed.',
  settingsTitle: 'Birthday settings',
  settingsLead: 'What people get on their birthday, and how the team hears of it.',
  report: 'birthdays',
  emptyText: 'No birthdays in the next 6 months.',
  emptySentence: 'Birthdays are kept on the page of each user, or collected in Slack.',
  setupText: 'Setup your birthday award',
  setupSentence: 'Birthdays are not celebrated yet. Say what people get, and Laurel does it on the day.',
  enableText: 'Celebrate birthdays',
  savedText: 'Birthday award has been updated.',
  emoji: '🎂',
  usualMessage: 'Happy birthday, {name}!',
}

export const anniversaries: Occasion = {
  kind: 'ANNIVERSARY',
  path: '/anniversaries',
  title: 'Anniversaries',
  lead: 'Years together, celebrated on the day.',
  settingsTitle: 'Anniversary settings',
  settingsLead: 'What another year with the company brings, and how the team hears of it.',
  report: 'anniversaries',
  emptyText: 'No anniversaries in the next 6 months.',
  emptySentence: 'The day somebody joined the company is kept on their page under Users.',
  setupText: 'Setup your anniversary award',
  setupSentence:
    'Anniversaries are not celebrated yet. Say what a year brings, and Laurel does it on the day.',
  enableText: 'Celebrate work anniversaries',
  savedText: 'Anniversary award has been updated.',
  emoji: '🎉',
  usualMessage: 'Congratulations on {award_years} years with us, {name}!',
}

export const newHires: Occasion = {
  kind: 'NEW_HIRE',
  path: '/new-hires',
  title: 'New Hires',
  lead: 'A welcome for everyone who joins.',
  settingsTitle: 'New hire settings',
  settingsLead: 'What people find on their first day, and how the team hears of them.',
  report: 'new-hires',
  emptyText: 'No new hires in the next 6 months.',
  emptySentence: 'Give somebody who is to join a first day on their page under Users.',
  setupText: 'Setup your new hire award',
  setupSentence: 'New colleagues are not welcomed yet. Say how, and Laurel does it on their first day.',
  enableText: 'Welcome new colleagues',
  savedText: 'New hire award has been updated.',
  emoji: '👋',
  usualMessage: 'Welcome to the team, {name}!',
}

export const settingsPath = ({ path }: Occasion): string => `${path}/settings`

/** The report of what was celebrated so far. */
export const reportPath = ({ report }: Occasion): string => `/reporting/activity?type=${report}`
