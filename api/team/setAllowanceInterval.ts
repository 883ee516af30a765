import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { AllowanceInterval } from '@laurel/ledger/kernel/allowanceInterval.ts'
import type { Intent } from '../access/intent.ts'
import { setAllowancePolicy } from './setAllowancePolicy.ts'

/** Sets how often allowances start again; the points of a period stay. Rejects with TEAM_UNKNOWN. */
export const setAllowanceInterval = async (
  { ledger }: { readonly ledger: Pick<Ledger, 'handle' | 'team'> },
  intent: Intent,
  interval: AllowanceInterval,
): Promise<Outcome> => {
  const team = await ledger.team(intent.teamId)
  if (team.kind === 'unknown') return { kind: 'rejected', rejection: { code: 'TEAM_UNKNOWN' } }
  return setAllowancePolicy({ ledger }, intent, { ...team.allowancePolicy, interval })
}
