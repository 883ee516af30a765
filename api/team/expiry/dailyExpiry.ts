import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { PointsExpiry } from '@laurel/ledger/teams/vocabulary.ts'
import { type ExpiryDependencies, expireDuePoints } from './expireDuePoints.ts'

const dayLength = '2026-11-22'.length

/**
 * The scheduled expiry. A team is looked at once on each day in UTC, in which months end for expiry, and again at once
 * when its expiry was changed or the look failed. Points of a refund, which stay for the days of notice, are therefore
 * taken on the day after them.
 */
export const dailyExpiry = (dependencies: Omit<ExpiryDependencies, 'looks'>) => {
  const looked = new Map<TeamId, string>()
  return (date: Date, signal: AbortSignal): Promise<void> => {
    const now = instantOf(date)
    const lookOf = (expiry: PointsExpiry): string => `${now.slice(0, dayLength)} ${JSON.stringify(expiry)}`
    const looks = {
      has: (teamId: TeamId, expiry: PointsExpiry) => looked.get(teamId) === lookOf(expiry),
      note: (teamId: TeamId, expiry: PointsExpiry) => void looked.set(teamId, lookOf(expiry)),
    }
    return expireDuePoints({ ...dependencies, looks }, now, signal)
  }
}
