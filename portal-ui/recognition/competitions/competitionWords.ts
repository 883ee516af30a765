import type { Competition, CompetitionResult } from '@laurel/contract/awards/competition.ts'
import type { Formats } from '@laurel/contract/browser/formats.ts'
import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'

/** `12 shoutouts` or `120 points`. */
export const scoreOf = (
  { metric }: Pick<Competition, 'metric'>,
  score: number,
  formats: Pick<Formats, 'count' | 'points'>,
): string => {
  if (metric === 'POINTS') return formats.points(score)
  return `${formats.count(score)} ${score === 1 ? 'shoutout' : 'shoutouts'}`
}

/** What decides a competition. */
export const ruleOf = ({ type, metric, user_group }: Competition): string => {
  const most = metric === 'POINTS' ? 'the most points in shoutouts' : 'the most shoutouts'
  return type === 'PVP'
    ? `The member who receives ${most} in ${user_group.title} wins.`
    : `The group that receives ${most} wins, and each of its members gets the award.`
}

/** When it starts, or ends. Its last day counts until midnight. */
export const timesOf = (competition: Competition, formats: Pick<Formats, 'day'>): string => {
  const { status, start_time, end_reset_time } = competition
  const last = formats.day(addMilliseconds(end_reset_time, -1))
  if (status === 'SCHEDULED') return `Starts ${formats.day(start_time)}, ends ${last}`
  return Date.parse(end_reset_time) <= Date.now() ? 'Over, being counted' : `Until ${last}`
}

type Own = { readonly rank: number; readonly score: number } | null

/** `You are in place 2 with 12 shoutouts.` */
export const ownPlaceOf = (
  competition: Competition,
  own: Own,
  formats: Pick<Formats, 'count' | 'points'>,
): string => {
  if (competition.status === 'SCHEDULED') return 'It has not started yet.'
  const who = competition.type === 'PVP' ? 'You are' : 'Your group is'
  if (own === null)
    return competition.type === 'PVP' ? 'You have no place yet.' : 'Your group has no place yet.'
  return `${who} in place ${formats.count(own.rank)} with ${scoreOf(competition, own.score, formats)}.`
}

/** Who won, and that a competition without thanks has no winner. */
export const winnersOf = ({ reward: { winners, winner_count } }: CompetitionResult): string => {
  const names = winners.slice(0, 3).map(({ name }) => name || 'a deleted group')
  if (names.length === 0) return 'No winner'
  const others = winner_count - names.length
  return others > 0 ? `${names.join(', ')} and ${others} more won` : `${names.join(', ')} won`
}
