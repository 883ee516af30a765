import type { LedgerCommand } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { ReinstateShoutout } from '@laurel/ledger/members/shoutouts/reinstateShoutout.ts'

/** Gives a recalled shoutout again, as it was. */
export const reinstateShoutout = (
  ledger: Pick<Ledger, 'handle'>,
  envelope: Pick<LedgerCommand, 'id' | 'teamId' | 'actor' | 'occurredAt'>,
  data: ReinstateShoutout['data'],
): Promise<Outcome> => ledger.handle({ ...envelope, type: 'reinstateShoutout', data })
