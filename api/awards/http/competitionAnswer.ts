import type {
  Competition,
  CompetitionPlace,
  CompetitionResult,
  CompetitionStatus,
} from '@laurel/contract/awards/competition.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { type Place, placesMax } from '@laurel/projections/awards/competitions/leaderboard.ts'
import type { CompetitionItem } from '@laurel/projections/awards/competitions/queries.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { daysOf } from '../competitions/competitionTimes.ts'
import { namesOfSides, recordedPlaces } from '../competitions/readCompetitions.ts'

/** Where and when a competition is looked at. */
export type Sight = { readonly timeZone: string; readonly now: Instant }

export const competitionOf = (item: CompetitionItem, { timeZone, now }: Sight): Competition => {
  const days = daysOf(item, timeZone)
  const groups = item.channelIds.map((id, index) => ({ id, title: item.channelTitles[index] ?? '' }))
  return {
    id: item.competitionId,
    title: item.title,
    type: item.type,
    metric: item.metric,
    status: statusOf(item, now),
    start_time: item.startsAt,
    end_reset_time: item.endsAt,
    start_date: days.first,
    end_date: days.last,
    user_group: { id: groups[0]?.id ?? item.competitionId, title: item.channelTitles.join(', ') },
    user_groups: groups,
    award: { id: item.awardId, name: item.awardName ?? '' },
  }
}

const statusOf = ({ state, startsAt }: CompetitionItem, now: Instant): CompetitionStatus => {
  if (state === 'complete') return 'COMPLETE'
  return now < startsAt ? 'SCHEDULED' : 'STARTED'
}

export const placeOf = (
  { type }: Pick<CompetitionItem, 'type'>,
  { rank, id, name, pictureUrl, score }: Place,
): CompetitionPlace => ({
  rank,
  type: type === 'PVP' ? 'user' : 'group',
  id,
  name,
  profile_picture: pictureUrl,
  score,
})

/** The results of complete competitions of a team, with so many places of each. */
export const resultsOf = async (
  database: Queryable,
  teamId: TeamId,
  items: readonly CompetitionItem[],
  sight: Sight,
  places: number,
): Promise<CompetitionResult[]> => {
  const shown = items.map(item => ({
    item,
    winners: item.winners.slice(0, placesMax),
    standings: item.standings.slice(0, places),
  }))
  const names = await namesOfSides(
    database,
    teamId,
    shown.map(({ item, winners, standings }) => ({ type: item.type, standings: [...winners, ...standings] })),
  )
  return shown.map(({ item, winners, standings }) => ({
    id: item.competitionId,
    title: item.title,
    reward: {
      name: item.paidAwardName,
      winners: recordedPlaces(item, winners, names).map(place => placeOf(item, place)),
      winner_count: item.winnerCount,
      paid_count: item.paidMembers,
    },
    competition: competitionOf(item, sight),
    counted_at: item.countedAt ?? item.endsAt,
    results: recordedPlaces(item, standings, names).map(place => placeOf(item, place)),
  }))
}
