import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { allowanceGrant, type ChannelAllowances } from '@laurel/ledger/members/allowances/allowanceGrant.ts'
import { AllowanceKind } from '@laurel/ledger/members/events.ts'
import { processCommandId } from '@laurel/ledger/processes/process.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { membersDueForReset } from '@laurel/projections/people/members/dueForReset.ts'
import { allTeams } from '@laurel/projections/team/teams/queries.ts'

export type ResetDependencies = {
  readonly ledger: Ledger
  readonly database: Queryable
  readonly channelsOf: (teamId: TeamId, memberId: MemberId) => Promise<readonly ChannelAllowances[]>
}

/** The number of members reset at the same time. */
const concurrency = 16

/** After this many failures the cause is not a single team or member: the run ends, and the next run tries again. */
const failuresMax = 50

/**
 * Starts the current period for every member who is still in an earlier one. A reset is keyed by member, kind and
 * period, so that a late run or a second run changes nothing. A team or member that fails does not stop the others; the
 * failures are thrown at the end.
 */
export const resetAllowances = async (
  dependencies: ResetDependencies,
  now: Instant,
  signal: AbortSignal,
): Promise<void> => {
  const failures: unknown[] = []
  const attempt = async (what: string, work: () => Promise<void>): Promise<void> => {
    if (signal.aborted || failures.length >= failuresMax) return
    try {
      await work()
    } catch (error) {
      failures.push(new Error(`The allowance of ${what} was not reset.`, { cause: error }))
    }
  }
  for (const { teamId } of await allTeams(dependencies.database)) {
    await attempt(`team ${teamId}`, async () => {
      const team = await dependencies.ledger.team(teamId)
      if (team.kind === 'known') await resetTeam(dependencies, team, now, attempt)
    })
  }
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} resets of allowances failed; the next run tries again.`,
    )
}

type Attempt = (what: string, work: () => Promise<void>) => Promise<void>

const resetTeam = async (
  dependencies: ResetDependencies,
  team: KnownTeam,
  occurredAt: Instant,
  attempt: Attempt,
): Promise<void> => {
  for (const allowance of AllowanceKind.options) {
    const { period } = allowanceGrant(team, [], allowance, occurredAt)
    const due = await membersDueForReset(dependencies.database, team.teamId, allowance, period)
    for (let start = 0; start < due.length; start += concurrency) {
      await Promise.all(
        due
          .slice(start, start + concurrency)
          .map(memberId =>
            attempt(`member ${memberId}`, () =>
              resetMember(dependencies, team, memberId, allowance, occurredAt),
            ),
          ),
      )
    }
  }
}

const resetMember = async (
  { ledger, channelsOf }: ResetDependencies,
  team: KnownTeam,
  memberId: MemberId,
  allowance: AllowanceKind,
  occurredAt: Instant,
): Promise<void> => {
  const { teamId } = team
  const grant = allowanceGrant(team, await channelsOf(teamId, memberId), allowance, occurredAt)
  // The reset of a member who left after the list was read is rejected.
  await ledger.handle({
    type: 'resetAllowance',
    id: processCommandId('resetAllowance', teamId, memberId, allowance, grant.period),
    teamId,
    actor: { kind: 'system', id: 'schedule' },
    occurredAt,
    data: { memberId, allowance },
    policy: { grant },
  })
}
