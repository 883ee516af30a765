import type { CompetitionId, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import {
  type Leaderboard,
  leaderboardOf,
  namesOf,
  type Place,
  placesMax,
} from '@laurel/projections/awards/competitions/leaderboard.ts'
import {
  type CompetitionItem,
  competitionById,
  openCompetitions,
  takesPart,
} from '@laurel/projections/awards/competitions/queries.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'

export type Reader = { readonly teamId: TeamId; readonly memberId: MemberId; readonly isAdmin: boolean }

/** A competition that the reader may see: as an administrator, or as a member of one of its channels. */
export const visibleCompetition = async (
  database: Queryable,
  { teamId, memberId, isAdmin }: Reader,
  competitionId: CompetitionId,
): Promise<CompetitionItem | null> => {
  const competition = await competitionById(database, teamId, competitionId)
  if (!competition || competition.state === 'archived') return null
  return isAdmin || (await takesPart(database, teamId, competition.channelIds, memberId)) ? competition : null
}

/** The one leaderboard of all screens and of Slack: as of now, and after the end as it was counted. */
export const readLeaderboard = async (
  database: Queryable,
  competition: CompetitionItem,
  memberId?: MemberId,
): Promise<Leaderboard> => {
  const { teamId } = competition
  if (competition.state === 'complete') {
    const places = await recordedPlaces(database, competition, competition.standings)
    return { places, own: places.find(({ id }) => id === memberId) ?? null }
  }
  return await leaderboardOf(database, teamId, competition, memberId)
}

/** Standings as they were counted, with the names of today. */
export const recordedPlaces = async (
  database: Queryable,
  { teamId, type, standings: counted }: CompetitionItem,
  standings: CompetitionItem['standings'],
): Promise<Place[]> => {
  const shown = standings.slice(0, placesMax)
  const names = new Map(
    (
      await namesOf(
        database,
        teamId,
        type,
        shown.map(({ id }) => id),
      )
    ).map(side => [side.id, side]),
  )
  return shown.map(({ id, score }) => ({
    rank: counted.filter(standing => standing.score > score).length + 1,
    id,
    score,
    name: names.get(id)?.name ?? '',
    pictureUrl: names.get(id)?.pictureUrl ?? null,
  }))
}

export type RunningCompetition = Leaderboard & { readonly competition: CompetitionItem }

/** The competitions of a member's channels that wait or run, with their own place in each. */
export const ownRunning = async (
  database: Queryable,
  { teamId, memberId }: Pick<Reader, 'teamId' | 'memberId'>,
): Promise<RunningCompetition[]> => {
  const running: RunningCompetition[] = []
  for (const competition of await openCompetitions(database, teamId, { memberId }))
    running.push({ competition, ...(await readLeaderboard(database, competition, memberId)) })
  return running
}
