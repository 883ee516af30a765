import { TZDate } from '@date-fns/tz'
import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Accepted } from '@laurel/ledger/handling/outcome.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import { allowanceGrant } from '@laurel/ledger/members/allowances/allowanceGrant.ts'
import type { AllowanceKind } from '@laurel/ledger/members/events.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Intent } from '../access/intent.ts'
import { allowanceSourcesOf } from '../recognition/allowanceSourcesOf.ts'
import { includesAwards } from '../team/includesAwards.ts'
import { type DateProblem, detailChangesOf, type WantedDetails } from './detailChanges.ts'

export type DetailsOutcome =
  | Accepted
  | { readonly kind: 'rejected'; readonly rejection: LedgerRejection }
  | { readonly kind: 'problem'; readonly problem: DateProblem }

/**
 * Changes what people operations record about a member; a changed allowance takes effect at once. Rejects with
 * MEMBER_UNKNOWN, and with PRO_REQUIRED for an award allowance; a part of a date that makes no date is a problem. A start
 * date is in the current year at the latest, unless a former one is restored: `latestYear`.
 */
export const changeMemberDetails = async (
  { ledger, database }: { readonly ledger: Ledger; readonly database: Queryable },
  intent: Intent,
  memberId: MemberId,
  wanted: WantedDetails,
  latestYear?: number,
): Promise<DetailsOutcome> => {
  const { teamId, occurredAt } = intent
  const [team, member] = await Promise.all([ledger.team(teamId), ledger.member(teamId, memberId)])
  if (team.kind === 'unknown' || member.kind === 'unknown')
    return { kind: 'rejected', rejection: { code: 'MEMBER_UNKNOWN' } }
  const { awardAllowanceOverride } = { ...member.details, ...wanted }
  const usesAwards = awardAllowanceOverride !== member.details.awardAllowanceOverride
  if (usesAwards && !(await includesAwards(database, teamId)))
    return { kind: 'rejected', rejection: { code: 'PRO_REQUIRED' } }
  const currentYear = new TZDate(occurredAt, team.timeZone).getFullYear()
  const changes = detailChangesOf(wanted, member.details, latestYear ?? currentYear)
  if (changes.kind === 'problem') return changes
  const sources = await allowanceSourcesOf(database)(teamId, memberId)
  const grantOf = (kind: AllowanceKind) => allowanceGrant(team, sources, kind, occurredAt)
  return ledger.handle({
    ...intent,
    type: 'changeMemberDetails',
    data: { memberId, changes: changes.changes },
    policy: { shoutout: grantOf('shoutout'), award: grantOf('award') },
  })
}
