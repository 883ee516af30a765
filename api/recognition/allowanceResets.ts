import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Period } from '@laurel/ledger/kernel/period.ts'
import { causeCounts } from '@laurel/projections/people/segments/segmentChanges.ts'
import { type ResetDependencies, resetAllowances } from './resetAllowances.ts'

const hourLength = '2026-11-22T14'.length

/**
 * The scheduled resets. Once no one in a team is due, its members are read again in a new period, after a change of its
 * people, and every hour: a read model that is being rebuilt may lag behind the count of changes.
 */
export const allowanceResets = (dependencies: Omit<ResetDependencies, 'upToDate'>) => {
  const seen = new Map<TeamId, string>()
  return async (date: Date, signal: AbortSignal): Promise<void> => {
    const now = instantOf(date)
    // Counted before the members are read, so that the next run sees a change in between.
    const counts = await causeCounts(dependencies.database)
    const changes = new Map(counts.map(count => [count.teamId, count.changes]))
    const stateOf = (teamId: TeamId, period: Period): string =>
      `${period} ${changes.get(teamId) ?? 0} ${now.slice(0, hourLength)}`
    const upToDate = {
      has: (teamId: TeamId, period: Period) => seen.get(teamId) === stateOf(teamId, period),
      note: (teamId: TeamId, period: Period) => void seen.set(teamId, stateOf(teamId, period)),
    }
    await resetAllowances({ ...dependencies, upToDate }, now, signal)
  }
}
