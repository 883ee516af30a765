import type { LedgerCommand } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { RecallAward } from '@laurel/ledger/members/awards/recallAward.ts'

/** Takes a spot award back for its giver, under the team's policy for points that were spent already. */
export const recallAward = async (
  ledger: Pick<Ledger, 'team' | 'handle'>,
  envelope: Pick<LedgerCommand, 'id' | 'teamId' | 'actor' | 'occurredAt'>,
  data: RecallAward['data'],
): Promise<Outcome> => {
  const team = await ledger.team(envelope.teamId)
  if (team.kind === 'unknown') return { kind: 'rejected', rejection: { code: 'TEAM_UNKNOWN' } }
  const policy = { clawBackPolicy: team.clawBackPolicy }
  return await ledger.handle({ ...envelope, type: 'recallAward', data, policy })
}
