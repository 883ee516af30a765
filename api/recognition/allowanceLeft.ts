import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import { allowanceGrant, type ChannelAllowances } from '@laurel/ledger/members/allowances/allowanceGrant.ts'
import { resetIfDue } from '@laurel/ledger/members/allowances/resetAllowance.ts'
import type { AllowanceKind } from '@laurel/ledger/members/events.ts'
import { evolve } from '@laurel/ledger/members/evolve.ts'
import type { KnownMember, MemberState } from '@laurel/ledger/members/state.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'

/** The points a member may still give, as if a due reset had happened. */
export const allowanceLeft = (
  team: KnownTeam,
  giver: KnownMember,
  channels: readonly ChannelAllowances[],
  kind: AllowanceKind,
  now: Instant,
): Points => {
  const grant = allowanceGrant(team, channels, kind, now)
  const after = resetIfDue(giver, kind, grant).reduce<MemberState>(evolve, giver)
  return after.kind === 'known' ? after.allowances[kind].points : 0
}
