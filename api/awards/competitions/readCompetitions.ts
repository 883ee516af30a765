import type { CompetitionId, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import {
  type Leaderboard,
  leaderboardOf,
  type NamedSide,
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
    const shown = competition.standings.slice(0, placesMax)
    const names = await namesOfSides(database, teamId, [{ type: competition.type, standings: shown }])
    const places = recordedPlaces(competition, shown, names)
    return { places, own: places.find(({ id }) => id === memberId) ?? null }
  }
  return await leaderboardOf(database, teamId, competition, memberId)
}

export type SideNames = ReadonlyMap<string, NamedSide>

/** The names of today of members and channels on many standings, with one statement for each type. */
export const namesOfSides = async (
  database: Queryable,
  teamId: TeamId,
  shown: readonly Pick<CompetitionItem, 'type' | 'standings'>[],
): Promise<SideNames> => {
  const found = await Promise.all(
    [...Map.groupBy(shown, ({ type }) => type)].map(([type, ofType]) => {
      const ids = ofType.flatMap(({ standings }) => standings.map(({ id }) => id))
      return namesOf(database, teamId, type, [...new Set(ids)])
    }),
  )
  return new Map(found.flat().map(side => [side.id, side]))
}

/** Standings as they were counted, with the names of today. */
export const recordedPlaces = (
  { standings: counted }: Pick<CompetitionItem, 'standings'>,
  shown: CompetitionItem['standings'],
  names: SideNames,
): Place[] =>
  shown.map(({ id, score }) => ({
    rank: counted.filter(standing => standing.score > score).length + 1,
    id,
    score,
    name: names.get(id)?.name ?? '',
    pictureUrl: names.get(id)?.pictureUrl ?? null,
  }))

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
