import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { type Instant, instantOf } from '@laurel/ledger/kernel/instant.ts'
import {
  segmentsByConditions,
  teamsWithConditions,
} from '@laurel/projections/people/segments/segmentChanges.ts'
import type { SegmentDependencies } from './segmentOutcome.ts'
import { syncSegment } from './syncSegment.ts'

/**
 * Recomputes the segments by conditions of every team in which a person, a profile field or a segment changed since the
 * run before. The first run of a process recomputes all of them. A team that fails does not stop the others and is tried
 * again by the next run; the failures are thrown at the end.
 */
export const segmentRecomputation = (dependencies: SegmentDependencies) => {
  const done = new Map<TeamId, number>()
  return async (now: Date, signal: AbortSignal): Promise<void> => {
    const failures: unknown[] = []
    for (const { teamId, changes } of await teamsWithConditions(dependencies.database)) {
      if (signal.aborted) return
      if (done.get(teamId) === changes) continue
      try {
        await recomputeTeam(dependencies, teamId, instantOf(now), signal)
        done.set(teamId, changes)
      } catch (error) {
        failures.push(new Error(`The segments of team ${teamId} were not recomputed.`, { cause: error }))
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Recomputing segments failed for some teams.')
  }
}

const recomputeTeam = async (
  dependencies: SegmentDependencies,
  teamId: TeamId,
  now: Instant,
  signal: AbortSignal,
): Promise<void> => {
  const [team, segments] = await Promise.all([
    dependencies.ledger.team(teamId),
    segmentsByConditions(dependencies.database, teamId),
  ])
  if (team.kind === 'unknown') return
  for (const segment of segments) {
    signal.throwIfAborted()
    await syncSegment(dependencies, team, segment, now)
  }
}
