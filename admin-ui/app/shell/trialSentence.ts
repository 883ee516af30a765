import type { Translate } from '../../messages/useText.ts'

/** When the trial ends, counted in calendar days. */
export const trialSentence = (daysLeft: number, text: Translate): string =>
  daysLeft === 0 ? text('shell.trialEndsToday') : text('shell.trialEnds', { smart_count: daysLeft })
