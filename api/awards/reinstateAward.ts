import type { LedgerCommand } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { ReinstateAward } from '@laurel/ledger/members/awards/reinstateAward.ts'

/** Gives a recalled spot award again, as it was. */
export const reinstateAward = (
  ledger: Pick<Ledger, 'handle'>,
  envelope: Pick<LedgerCommand, 'id' | 'teamId' | 'actor' | 'occurredAt'>,
  data: ReinstateAward['data'],
): Promise<Outcome> => ledger.handle({ ...envelope, type: 'reinstateAward', data })
