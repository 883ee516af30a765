import type { ChannelId, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { type CompetitionItem, openCompetitions } from '@laurel/projections/awards/competitions/queries.ts'
import { channelsOf, type Scores, scoresOf } from '@laurel/projections/awards/competitions/sides.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { createRecentCache } from '../../caching/recentCache.ts'

type Place = { readonly rank: number; readonly score: number }

/** A competition that runs, and the place of a member in it, or of the best of their channels; null without a score. */
export type OwnPlace = { readonly competition: CompetitionItem; readonly own: Place | null }

export type ReadOwnPlaces = (
  reader: { readonly teamId: TeamId; readonly memberId: MemberId },
  now: Instant,
) => Promise<OwnPlace[]>

const shownMax = 5

/** Leaderboards and results are read as of now; the Home tab is drawn again after each act of each member. */
const keptMilliseconds = 30_000
/** The scores of ten thousand members take a megabyte or two. */
const keptMax = 30

/**
 * Reads the places of members in the first competitions that run. The scores of a competition are shared for half a
 * minute by all who look, so that a place may be as old as that.
 */
export const createOwnPlaces = (
  database: Queryable,
  {
    milliseconds = keptMilliseconds,
    now,
  }: { readonly milliseconds?: number; readonly now?: () => number } = {},
): ReadOwnPlaces => {
  const recent = createRecentCache<Scores>({ entriesMax: keptMax, milliseconds, ...(now ? { now } : {}) })
  return async ({ teamId, memberId }, at) => {
    const running = (await openCompetitions(database, teamId, { memberId }))
      .filter(({ startsAt, endsAt }) => startsAt <= at && at < endsAt)
      .slice(0, shownMax)
    const competing = running.flatMap(({ type, channelIds }) => (type === 'TVT' ? channelIds : []))
    const own =
      competing.length > 0 ? await channelsOf(database, teamId, memberId, competing) : new Set<ChannelId>()
    const places: OwnPlace[] = []
    for (const competition of running) {
      const { type, competitionId, channelIds } = competition
      const scores = await recent.get(`${teamId} ${competitionId}`, () =>
        scoresOf(database, teamId, competition),
      )
      const sides = type === 'PVP' ? [memberId] : channelIds.filter(channelId => own.has(channelId))
      places.push({ competition, own: bestPlace(scores, sides) })
    }
    return places
  }
}

/** Equal scores share a rank. */
const bestPlace = (scores: Scores, sides: readonly string[]): Place | null => {
  const score = Math.max(0, ...sides.map(side => scores.get(side) ?? 0))
  if (score === 0) return null
  let rank = 1
  for (const other of scores.values()) if (other > score) rank += 1
  return { rank, score }
}
