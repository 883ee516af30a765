import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { Intent } from '../access/intent.ts'

/**
 * Replaces the company values of the team; whether a shoutout needs one stays as it is. Rejects with TEAM_UNKNOWN, and
 * with DUPLICATE_VALUE where two values differ in case alone.
 */
export const setTaggableValues = async (
  { ledger }: { readonly ledger: Pick<Ledger, 'handle' | 'team'> },
  intent: Intent,
  values: readonly string[],
): Promise<Outcome> => {
  const team = await ledger.team(intent.teamId)
  if (team.kind === 'unknown') return { kind: 'rejected', rejection: { code: 'TEAM_UNKNOWN' } }
  const data = { values, isRequired: team.isValueRequired }
  return ledger.handle({ ...intent, type: 'setTaggableValues', data })
}
