import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { AllowanceGrant } from '@laurel/ledger/members/allowances/allowanceGrant.ts'
import { allowanceGrant, grantedPoints } from '@laurel/ledger/members/allowances/allowanceGrant.ts'
import { allowanceLeft } from '@laurel/ledger/members/allowances/allowanceLeft.ts'
import type { AllowanceKind } from '@laurel/ledger/members/events.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { allowanceSourcesOf } from '../recognition/allowanceSourcesOf.ts'

type AllowanceDependencies = { readonly ledger: Ledger; readonly database: Queryable }

/** The allowance of the current period, and what is left of it. */
export type CurrentAllowance = { readonly granted: Points; readonly left: Points }

/** Both allowances of a member in the current period; undefined for an unknown member. */
export const readAllowances = async (
  { ledger, database }: AllowanceDependencies,
  teamId: TeamId,
  memberId: MemberId,
  now: Instant,
): Promise<Record<AllowanceKind, CurrentAllowance> | undefined> => {
  const [team, member, sources] = await Promise.all([
    ledger.team(teamId),
    ledger.member(teamId, memberId),
    allowanceSourcesOf(database)(teamId, memberId),
  ])
  if (team.kind === 'unknown' || member.kind === 'unknown') return undefined
  const allowanceOf = (kind: AllowanceKind): CurrentAllowance => ({
    granted: grantedPoints(member.details, kind, allowanceGrant(team, sources, kind, now)),
    left: allowanceLeft(team, member, sources, kind, now),
  })
  return { shoutout: allowanceOf('shoutout'), award: allowanceOf('award') }
}

/** The shoutout allowance that the configuration grants in the current period; null for an unknown team. */
export const readShoutoutGrant = async (
  { ledger, database }: AllowanceDependencies,
  teamId: TeamId,
  memberId: MemberId,
  now: Instant,
): Promise<AllowanceGrant | null> => {
  const [team, sources] = await Promise.all([
    ledger.team(teamId),
    allowanceSourcesOf(database)(teamId, memberId),
  ])
  return team.kind === 'known' ? allowanceGrant(team, sources, 'shoutout', now) : null
}
