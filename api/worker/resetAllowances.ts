import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { allowanceGrant, type ChannelAllowances } from '@laurel/ledger/members/allowanceGrant.ts'
import { AllowanceKind } from '@laurel/ledger/members/events.ts'
import { promiseId } from '@laurel/ledger/processes/process.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import type { MemberId, TeamId } from '@laurel/ledger/values/ids.ts'
import type { Instant } from '@laurel/ledger/values/instant.ts'
import { membersDueForReset } from '@laurel/projections/members/dueForReset.ts'
import type { Queryable } from '@laurel/projections/queryable.ts'
import { allTeams } from '@laurel/projections/teams/queries.ts'

export type ResetSurroundings = {
  readonly ledger: Ledger
  readonly database: Queryable
  readonly channelsOf: (teamId: TeamId, memberId: MemberId) => Promise<readonly ChannelAllowances[]>
}

/**
 * Begins the period of this instant for every member who is still in an earlier one. Each reset is keyed by member,
 * kind and period: running late, twice, or after a week of downtime changes nothing.
 */
export const resetAllowances = async (surroundings: ResetSurroundings, now: Instant): Promise<void> => {
  for (const { teamId } of await allTeams(surroundings.database)) {
    const team = await surroundings.ledger.team(teamId)
    if (team.kind === 'known') await resetTeam(surroundings, team, now)
  }
}

const resetTeam = async (
  { ledger, database, channelsOf }: ResetSurroundings,
  team: KnownTeam,
  occurredAt: Instant,
): Promise<void> => {
  const { teamId } = team
  for (const allowance of AllowanceKind.options) {
    const { period } = allowanceGrant(team, [], allowance, occurredAt)
    for (const memberId of await membersDueForReset(database, teamId, allowance, period)) {
      const grant = allowanceGrant(team, await channelsOf(teamId, memberId), allowance, occurredAt)
      // A member who left since the list was read is refused, which is right.
      await ledger.handle({
        type: 'resetAllowance',
        id: promiseId('resetAllowance', teamId, memberId, allowance, period),
        teamId,
        actor: { kind: 'system', id: 'schedule' },
        occurredAt,
        data: { memberId, allowance },
        policy: { grant },
      })
    }
  }
}
