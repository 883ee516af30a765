import type { Award } from '@laurel/contract/awards/award.ts'
import type { ActivityReport } from '@laurel/contract/recognition/activityEntry.ts'

/** A kind of celebration. Its texts are under its kind in the messages. */
export type Occasion = {
  readonly kind: NonNullable<Award['bot_type']>
  readonly path: string
  readonly report: ActivityReport
  readonly emoji: string
  /** Posted when the team has no message of its own. */
  readonly usualMessage: string
}

export const birthdays: Occasion = {
  kind: 'BIRTHDAY',
  path: '/birthdays',
  report: 'birthdays',
  emoji: ':birthday:',
  usualMessage: 'Happy birthday, {name}!',
}

export const anniversaries: Occasion = {
  kind: 'ANNIVERSARY',
  path: '/anniversaries',
  report: 'anniversaries',
  emoji: ':tada:',
  usualMessage: 'Congratulations on {award_years} years with us, {name}!',
}

export const newHires: Occasion = {
  kind: 'NEW_HIRE',
  path: '/new-hires',
  report: 'new-hires',
  emoji: ':wave:',
  usualMessage: 'Welcome to the team, {name}!',
}

export const settingsPath = ({ path }: Occasion): string => `${path}/settings`

/** The report of what was celebrated so far. */
export const reportPath = ({ report }: Occasion): string => `/reporting/activity?type=${report}`
