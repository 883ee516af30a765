import { isInUse } from '@laurel/contract/billing/planFeatures.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { allTeams } from '@laurel/projections/team/teams/queries.ts'
import type { TeamRow } from '@laurel/projections/team/teams/tables.ts'
import { isWanted, Nudge, type NudgeKind } from './nudge.ts'
import { enqueueNudges } from './nudges.ts'
import { nudgesOwed } from './nudgesOwed.ts'
import { isWorkingTime } from './workingTime.ts'

const kinds: readonly NudgeKind[] = Nudge.options.map(option => option.shape.kind.value)

/** Nudges are due for every member at once when a period begins or ends. */
const enqueuedAtOnce = 500

/**
 * Enqueues the nudges that are due for members in working hours. A nudge is keyed by its target and reason, so that a
 * late run or a second run changes nothing. A team that fails does not stop the others.
 */
export const oweNudges = async (database: Queryable, now: Instant, signal: AbortSignal): Promise<void> => {
  const failures: unknown[] = []
  for (const team of (await allTeams(database)).filter(isInUse)) {
    try {
      await oweTeam(database, team, now, signal)
    } catch (error) {
      failures.push(new Error(`Nudges of team ${team.teamId} were not sent.`, { cause: error }))
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Nudges failed; the next run tries again.')
}

const oweTeam = async (
  database: Queryable,
  team: TeamRow,
  now: Instant,
  signal: AbortSignal,
): Promise<void> => {
  for (const kind of kinds.filter(each => isWanted(team.settings, each))) {
    const all = await nudgesOwed[kind](database, team, now)
    // Once per time zone: thousands of people live in the same one.
    const zones = [...new Set(all.map(({ timeZone }) => timeZone))]
    const atWork = new Set(zones.filter(zone => isWorkingTime(now, zone)))
    const owed = all.filter(({ timeZone }) => atWork.has(timeZone))
    for (let start = 0; start < owed.length && !signal.aborted; start += enqueuedAtOnce)
      await enqueueNudges(database, team.teamId, owed.slice(start, start + enqueuedAtOnce), now)
  }
}
