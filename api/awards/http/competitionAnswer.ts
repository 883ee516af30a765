import type {
  Competition,
  CompetitionPlace,
  CompetitionResult,
  CompetitionStatus,
} from '@laurel/contract/awards/competition.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Place } from '@laurel/projections/awards/competitions/leaderboard.ts'
import type { CompetitionItem } from '@laurel/projections/awards/competitions/queries.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { daysOf } from '../competitions/competitionTimes.ts'
import { recordedPlaces } from '../competitions/readCompetitions.ts'

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

/** The result of a complete competition, with so many of its places. */
export const resultOf = async (
  database: Queryable,
  item: CompetitionItem,
  sight: Sight,
  places: number,
): Promise<CompetitionResult> => {
  const [winners, results] = await Promise.all([
    recordedPlaces(database, item, item.winners),
    recordedPlaces(database, item, item.standings.slice(0, places)),
  ])
  return {
    id: item.competitionId,
    title: item.title,
    reward: {
      name: item.paidAwardName,
      winners: winners.map(place => placeOf(item, place)),
      winner_count: item.winnerCount,
      paid_count: item.paidMembers,
    },
    competition: competitionOf(item, sight),
    counted_at: item.countedAt ?? item.endsAt,
    results: results.map(place => placeOf(item, place)),
  }
}
