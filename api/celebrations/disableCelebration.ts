import type { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'
import type { LedgerCommand } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'

/** Disables a celebration. Its settings stay for the day it is enabled again. */
export const disableCelebration = (
  { ledger }: { readonly ledger: Ledger },
  envelope: Pick<LedgerCommand, 'id' | 'teamId' | 'actor' | 'occurredAt'>,
  kind: CelebrationKind,
): Promise<Outcome> => ledger.handle({ ...envelope, type: 'disableCelebration', data: { kind } })
