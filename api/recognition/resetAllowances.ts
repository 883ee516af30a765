import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { type Period, periodAt } from '@laurel/ledger/kernel/period.ts'
import { type AllowanceSources, allowanceGrant } from '@laurel/ledger/members/allowances/allowanceGrant.ts'
import type { AllowanceKind } from '@laurel/ledger/members/events.ts'
import { processCommandId } from '@laurel/ledger/processes/process.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { type DueForReset, membersDueForReset } from '@laurel/projections/people/members/dueForReset.ts'
import { allTeams } from '@laurel/projections/team/teams/queries.ts'
import type { FindAllowanceSources } from './allowanceSourcesOf.ts'
import { type Attempts, createAttempts, failuresInARowMax } from './resetAttempts.ts'

export type ResetDependencies = {
  readonly ledger: Ledger
  readonly database: Queryable
  readonly allowanceSourcesOf: FindAllowanceSources
  /** Resets a team in another process, where at least `sliceSize` members are due. */
  readonly apart?: ((teamId: TeamId, now: Instant, signal: AbortSignal) => Promise<void>) | undefined
  /** Left out, the members of every team are read. */
  readonly upToDate?: UpToDate | undefined
}

/** The teams in which a run found no member due for a period. */
export type UpToDate = {
  readonly has: (teamId: TeamId, period: Period) => boolean
  readonly note: (teamId: TeamId, period: Period) => void
}

/** The members that are read at a time. */
const sliceSize = 500

/** The members reset at the same time: enough for commits of several, few enough for people to come between. */
const concurrency = 8

/** Further failures are counted only. */
const reportedMax = 50

/**
 * Starts the current period for every member who is still in an earlier one. A reset is keyed by member, kind and
 * period, so that a late run, a second run or a run after a kill changes nothing that is done. A team or member that fails
 * does not stop the others; the failures are thrown at the end. With `only`, the others are left out.
 */
export const resetAllowances = async (
  dependencies: ResetDependencies,
  now: Instant,
  signal: AbortSignal,
  only?: TeamId,
): Promise<void> => {
  const failures: Error[] = []
  let failed = 0
  const onFailure = (error: Error): void => {
    failed += 1
    if (failures.length < reportedMax) failures.push(error)
  }
  const ofTeams = createAttempts(signal, onFailure)
  for (const { teamId } of await allTeams(dependencies.database)) {
    if (only !== undefined && only !== teamId) continue
    await ofTeams.attempt(`team ${teamId}`, async () => {
      const team = await dependencies.ledger.team(teamId)
      const ofMembers = createAttempts(signal, onFailure)
      if (team.kind === 'known') await resetTeam(dependencies, team, now, ofMembers, signal)
      if (ofMembers.hasGivenUp()) throw new Error(`${failuresInARowMax} members failed in a row.`)
    })
  }
  if (failed > 0)
    throw new AggregateError(failures, `${failed} resets of allowances failed; the next run tries again.`)
}

const resetTeam = async (
  dependencies: ResetDependencies,
  team: KnownTeam,
  occurredAt: Instant,
  run: Attempts,
  signal: AbortSignal,
): Promise<void> => {
  const period = periodAt(occurredAt, team.allowancePolicy.interval, team.timeZone)
  if (dependencies.upToDate?.has(team.teamId, period)) return
  let after: MemberId | null = null
  while (!run.isOver()) {
    const slice: readonly DueForReset[] = await membersDueForReset(
      dependencies.database,
      team.teamId,
      period,
      {
        after,
        limit: sliceSize,
      },
    )
    if (after === null && slice.length === 0) dependencies.upToDate?.note(team.teamId, period)
    if (dependencies.apart && slice.length === sliceSize)
      return dependencies.apart(team.teamId, occurredAt, signal)
    // All look-ups of the slice begin together, so that they share a query. A failed one is reported with its member.
    const lookUps = slice.map(async member => ({
      member,
      sources: await dependencies.allowanceSourcesOf(team.teamId, member.memberId),
    }))
    await Promise.allSettled(lookUps)
    const waiting = slice.entries()
    const resetNext = async (): Promise<void> => {
      for (const [index, { memberId }] of waiting)
        await run.attempt(`member ${memberId}`, async () => {
          const found = await lookUps[index]
          if (found) await resetMember(dependencies, team, found, occurredAt)
        })
    }
    await Promise.all(Array.from({ length: concurrency }, resetNext))
    after = slice.at(-1)?.memberId ?? after
    if (slice.length < sliceSize) return
  }
}

type MemberToReset = { readonly member: DueForReset; readonly sources: AllowanceSources }

/** The allowances of a member are reset at once, so that the stream is read once and the events share an append. */
const resetMember = async (
  { ledger }: ResetDependencies,
  team: KnownTeam,
  { member: { memberId, due }, sources }: MemberToReset,
  occurredAt: Instant,
): Promise<void> => {
  const reset = (allowance: AllowanceKind) => {
    const grant = allowanceGrant(team, sources, allowance, occurredAt)
    return ledger.handle({
      type: 'resetAllowance',
      id: processCommandId('resetAllowance', team.teamId, memberId, allowance, grant.period),
      teamId: team.teamId,
      actor: { kind: 'system', id: 'schedule' },
      occurredAt,
      data: { memberId, allowance },
      policy: { grant },
    })
  }
  // The reset of a member who left after the slice was read is rejected.
  await Promise.all(due.map(reset))
}
