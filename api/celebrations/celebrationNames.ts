import type { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'

/** The name of the award of each kind of celebration. */
export const celebrationNames: Readonly<Record<CelebrationKind, string>> = {
  BIRTHDAY: 'Birthday',
  ANNIVERSARY: 'Anniversary',
  NEW_HIRE: 'New hire',
}
