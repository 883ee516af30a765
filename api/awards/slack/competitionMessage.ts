import { formatPoints } from '@laurel/contract/wire/format/formatPoints.ts'
import type { CompetitionMetric, CompetitionType } from '@laurel/ledger/competitions/vocabulary.ts'
import type { PointsName } from '@laurel/ledger/kernel/pointsName.ts'
import {
  context,
  type Message,
  type Person,
  personInWords,
  section,
} from '../../slack/announcements/messages/message.ts'
import { escapeMrkdwn, listInWords, namesMax } from '../../slack/blocks/mrkdwn.ts'
import { escapePointsName } from '../../slack/blocks/pointsName.ts'

export type CompetitionStart = {
  readonly title: string
  readonly type: CompetitionType
  readonly metric: CompetitionMetric
  readonly channelTitles: readonly string[]
  /** `17 March` */
  readonly lastDay: string
  readonly awardName: string | null
  readonly pointsName: PointsName
}

/** The announcement of a competition when it starts. */
export const competitionStartMessage = (start: CompetitionStart, portalUrl: string): Message => {
  const { title, type, metric, channelTitles, lastDay, awardName, pointsName } = start
  const most =
    metric === 'POINTS' ? `the most ${escapePointsName(pointsName).many} in shoutouts` : 'the most shoutouts'
  const groups = listInWords(channelTitles.map(escapeMrkdwn))
  const words = `The competition *${escapeMrkdwn(title)}* has started`
  const rule =
    type === 'PVP'
      ? `The member who receives ${most} here until ${lastDay} wins.`
      : `${groups} compete: the channel that receives ${most} until ${lastDay} wins.`
  const award = awardName === null ? '' : ` The prize is the *${escapeMrkdwn(awardName)}* award.`
  return {
    text: `${words}. ${rule}`,
    blocks: [
      section(`:checkered_flag: ${words}\n${rule}${award}`),
      context([`<${portalUrl}/recognition/competitions|See the leaderboard>`]),
    ],
  }
}

export type CompetitionEnd = {
  readonly title: string
  /** Members or channels. */
  readonly winners: readonly Person[]
  readonly winnerCount: number
  readonly score: number
  readonly metric: CompetitionMetric
  /** Null if it was archived, so that nothing was paid. */
  readonly awardName: string | null
  readonly pointsName: PointsName
}

/** The announcement of a result. */
export const competitionEndMessage = (end: CompetitionEnd, portalUrl: string): Message => {
  const { title, winners, winnerCount, score, awardName } = end
  const words = `The competition *${escapeMrkdwn(title)}* is over`
  const link = context([`<${portalUrl}/recognition/competitions|See the results>`])
  if (winnerCount === 0)
    return {
      text: `${words}.`,
      blocks: [
        section(`:checkered_flag: ${words}. No shoutouts were received, so there is no winner.`),
        link,
      ],
    }
  const named = winners.slice(0, namesMax).map(personInWords)
  const others = winnerCount - named.length
  const all = listInWords(others > 0 ? [...named, `${others} more`] : named)
  const award =
    awardName === null
      ? ''
      : ` and ${winnerCount === 1 ? 'gets' : 'get'} the *${escapeMrkdwn(awardName)}* award`
  const won = `${all} ${winnerCount === 1 ? 'wins' : 'win'} with ${scoreInWords(end, score)}${award}.`
  return { text: `${words}. ${won}`, blocks: [section(`:trophy: ${words}\n${won}`), link] }
}

/** `12 shoutouts` or `120 points`. */
export const scoreInWords = (
  { metric, pointsName }: Pick<CompetitionEnd, 'metric' | 'pointsName'>,
  score: number,
): string => {
  if (metric === 'POINTS') return formatPoints(score, escapePointsName(pointsName))
  return `${score} ${score === 1 ? 'shoutout' : 'shoutouts'}`
}
