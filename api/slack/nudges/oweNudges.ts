import { isInUse } from '@laurel/contract/billing/planFeatures.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { type Instant, instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { allTeams } from '@laurel/projections/team/teams/queries.ts'
import type { TeamRow } from '@laurel/projections/team/teams/tables.ts'
import { isWanted, Nudge, type NudgeKind } from './nudge.ts'
import { enqueueNudges } from './nudges.ts'
import { nudgesOwed } from './nudgesOwed.ts'
import { isWorkingTime } from './workingTime.ts'
import { zonesAtWork } from './zonesAtWork.ts'

const kinds: readonly NudgeKind[] = Nudge.options.map(option => option.shape.kind.value)

/** Nudges are due for every member at once when a period begins or ends. */
const enqueuedAtOnce = 500

const dateLength = '2026-11-22'.length

/** What was looked for in each team last, by the date, the zones at work and how points expire. */
type Looks = Map<TeamId, string>

/**
 * The scheduled nudges. Who has to be warned of expiring points follows from sums of the whole team and hardly changes
 * within a day, so that it is looked for once on each date while the same time zones are at work.
 */
export const scheduledNudges = (database: Queryable) => {
  const looks: Looks = new Map()
  return (now: Date, signal: AbortSignal): Promise<void> => oweNudges(database, instantOf(now), signal, looks)
}

/**
 * Enqueues the nudges that are due for members in working hours. A nudge is keyed by its target and reason, so that a
 * late run or a second run changes nothing. A team that fails does not stop the others.
 */
export const oweNudges = async (
  database: Queryable,
  now: Instant,
  signal: AbortSignal,
  looks: Looks = new Map(),
): Promise<void> => {
  const failures: unknown[] = []
  for (const team of (await allTeams(database)).filter(isInUse)) {
    try {
      await oweTeam(database, team, now, signal, looks)
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
  looks: Looks,
): Promise<void> => {
  const zones = await zonesAtWork(database, team, now)
  if (zones.length === 0) return
  const look = [now.slice(0, dateLength), ...zones, JSON.stringify(team.pointsExpiry)].join(' ')
  for (const kind of kinds.filter(each => isWanted(team.settings, each))) {
    if (kind === 'expiringPoints' && looks.get(team.teamId) === look) continue
    const all = await nudgesOwed[kind](database, team, now, zones)
    // Once per time zone: thousands of people live in the same one.
    const found = [...new Set(all.map(({ timeZone }) => timeZone))]
    const atWork = new Set(found.filter(zone => isWorkingTime(now, zone)))
    const owed = all.filter(({ timeZone }) => atWork.has(timeZone))
    for (let start = 0; start < owed.length && !signal.aborted; start += enqueuedAtOnce)
      await enqueueNudges(database, team.teamId, owed.slice(start, start + enqueuedAtOnce), now)
    if (kind === 'expiringPoints' && !signal.aborted) looks.set(team.teamId, look)
  }
}
