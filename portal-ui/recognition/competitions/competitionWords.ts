import type { Competition, CompetitionResult } from '@laurel/contract/awards/competition.ts'
import type { Formats } from '@laurel/contract/browser/formats.ts'
import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import type { Translate } from '../../messages/useText.ts'

/** `12 shoutouts` or `120 points`. */
export const scoreOf = (
  { metric }: Pick<Competition, 'metric'>,
  score: number,
  formats: Pick<Formats, 'points'>,
  text: Translate,
): string =>
  metric === 'POINTS' ? formats.points(score) : text('competitions.shoutouts', { smart_count: score })

/** What decides a competition. */
export const ruleOf = ({ type, metric, user_group: { title } }: Competition, text: Translate): string => {
  if (type === 'PVP')
    return metric === 'POINTS'
      ? text('competitions.rule.memberPoints', { channel: title })
      : text('competitions.rule.memberShoutouts', { channel: title })
  return metric === 'POINTS'
    ? text('competitions.rule.groupPoints')
    : text('competitions.rule.groupShoutouts')
}

/** When it starts, or ends. Its last day counts until midnight. */
export const timesOf = (competition: Competition, formats: Pick<Formats, 'day'>, text: Translate): string => {
  const { status, start_time, end_reset_time } = competition
  const end = formats.day(addMilliseconds(end_reset_time, -1))
  if (status === 'SCHEDULED')
    return text('competitions.times.scheduled', { start: formats.day(start_time), end })
  return Date.parse(end_reset_time) <= Date.now()
    ? text('competitions.times.over')
    : text('competitions.times.until', { end })
}

type Own = { readonly rank: number; readonly score: number } | null

/** `You are in place 2 with 12 shoutouts.` */
export const ownPlaceOf = (
  competition: Competition,
  own: Own,
  formats: Pick<Formats, 'points'>,
  text: Translate,
): string => {
  if (competition.status === 'SCHEDULED') return text('competitions.place.notStarted')
  const isAlone = competition.type === 'PVP'
  if (own === null) return text(isAlone ? 'competitions.place.none' : 'competitions.place.noneGroup')
  const score = scoreOf(competition, own.score, formats, text)
  return text(isAlone ? 'competitions.place.own' : 'competitions.place.ownGroup', { rank: own.rank, score })
}

/** Who won, and that a competition without thanks has no winner. */
export const winnersOf = (
  { reward: { winners, winner_count } }: CompetitionResult,
  text: Translate,
): string => {
  const all = winners.slice(0, 3).map(({ name }) => name || text('competitions.winners.deleted'))
  if (all.length === 0) return text('competitions.winners.none')
  const names = all.join(', ')
  const count = winner_count - all.length
  return count > 0
    ? text('competitions.winners.wonMore', { names, count })
    : text('competitions.winners.won', { names })
}
