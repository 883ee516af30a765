import type { Instant } from '../../kernel/instant.ts'
import type { Points } from '../../kernel/points.ts'
import type { KnownTeam } from '../../teams/state.ts'
import type { AllowanceKind } from '../events.ts'
import { evolve } from '../evolve.ts'
import type { KnownMember, MemberState } from '../state.ts'
import { type AllowanceSources, allowanceGrant } from './allowanceGrant.ts'
import { resetIfDue } from './resetAllowance.ts'

/** The points a member may still give, as if a due reset had happened. */
export const allowanceLeft = (
  team: KnownTeam,
  giver: KnownMember,
  sources: AllowanceSources,
  kind: AllowanceKind,
  now: Instant,
): Points => {
  const grant = allowanceGrant(team, sources, kind, now)
  const after = resetIfDue(giver, kind, grant).reduce<MemberState>(evolve, giver)
  return after.kind === 'known' ? after.allowances[kind].points : 0
}
