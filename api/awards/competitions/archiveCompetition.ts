import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { CompetitionId } from '@laurel/ledger/kernel/ids.ts'
import type { Intent } from '../../access/intent.ts'

/** Ends a competition without a winner. Rejects with COMPETITION_UNKNOWN and COMPETITION_COMPLETE. */
export const archiveCompetition = (
  { ledger }: { readonly ledger: Pick<Ledger, 'handle'> },
  intent: Intent,
  competitionId: CompetitionId,
): Promise<Outcome> => ledger.handle({ ...intent, type: 'archiveCompetition', data: { competitionId } })
