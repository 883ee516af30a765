import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Accepted, Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { AdjustPoints } from '@laurel/ledger/members/points/adjustPoints.ts'
import type { Intent } from '../access/intent.ts'

/**
 * Corrects a balance of a member and records the reason, or proposes that where a second administrator has to approve.
 * Rejects with MEMBER_UNKNOWN, REASON_REQUIRED, NOTHING_TO_ADJUST, BALANCE_TOO_LOW and TOO_MANY_PROPOSALS.
 */
export const adjustPoints = async (
  { ledger }: { readonly ledger: Pick<Ledger, 'handle' | 'team'> },
  intent: Intent,
  data: AdjustPoints['data'],
): Promise<Outcome> => {
  const team = await ledger.team(intent.teamId)
  const limit = team.kind === 'known' ? team.fourEyes.adjustmentPoints : null
  return ledger.handle({
    ...intent,
    type: 'adjustPoints',
    data,
    ...(limit === null ? {} : { policy: { unapprovedPointsPerDay: limit } }),
  })
}

/** Whether an accepted adjustment is a proposal: no points moved. */
export const needsApproval = ({ events }: Pick<Accepted, 'events'>): boolean =>
  events.some(({ type }) => type === 'AdjustmentProposed')
