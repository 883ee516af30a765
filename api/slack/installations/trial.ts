import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'

const trialDays = 30
const dayMilliseconds = 24 * 60 * 60 * 1000

/** The end of the trial of a team that installs the app now. */
export const trialEndOf = (installedAt: Instant): Instant =>
  addMilliseconds(installedAt, trialDays * dayMilliseconds)
