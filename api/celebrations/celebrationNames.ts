import type { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'

/** How the award of each kind of celebration is called. */
export const celebrationNames: Readonly<Record<CelebrationKind, string>> = {
  BIRTHDAY: 'Birthday',
  ANNIVERSARY: 'Anniversary',
  NEW_HIRE: 'New hire',
}
