import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'

const trialDays = 30
const dayMilliseconds = 24 * 60 * 60 * 1000

/** Until when a team that installs the app now tries Laurel; nobody asks for a card before. */
export const trialEndOf = (installedAt: Instant): Instant =>
  addMilliseconds(installedAt, trialDays * dayMilliseconds)
