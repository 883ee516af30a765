import type { CompetitionMetric, CompetitionType } from '@laurel/ledger/competitions/vocabulary.ts'
import {
  context,
  type Message,
  type Person,
  personInWords,
  section,
} from '../../slack/announcements/messages/message.ts'
import { escapeMrkdwn, namesMax } from '../../slack/blocks/mrkdwn.ts'
import type { SlackSpeech } from '../../slack/speech/slackSpeech.ts'

export type CompetitionStart = {
  readonly title: string
  readonly type: CompetitionType
  readonly metric: CompetitionMetric
  readonly channelTitles: readonly string[]
  /** `17 March` */
  readonly lastDay: string
  readonly awardName: string | null
}

/** The announcement of a competition when it starts. */
export const competitionStartMessage = (
  speech: SlackSpeech,
  start: CompetitionStart,
  portalUrl: string,
): Message => {
  const { title, awardName } = start
  const words = speech.text('competitions.started', { title: escapeMrkdwn(title) })
  const rule = ruleInWords(speech, start)
  const award =
    awardName === null ? '' : ` ${speech.text('competitions.prize', { award: escapeMrkdwn(awardName) })}`
  return {
    text: `${words}. ${rule}`,
    blocks: [
      section(`:checkered_flag: ${words}\n${rule}${award}`),
      context([`<${portalUrl}/recognition/competitions|${speech.text('competitions.seeLeaderboard')}>`]),
    ],
  }
}

const ruleInWords = (
  { marked }: SlackSpeech,
  { type, metric, channelTitles, lastDay: day }: CompetitionStart,
): string => {
  if (type === 'PVP')
    return marked.text(
      metric === 'POINTS' ? 'competitions.rules.membersByPoints' : 'competitions.rules.members',
      { day },
    )
  const channels = marked.and(channelTitles.map(escapeMrkdwn), namesMax)
  return marked.text(
    metric === 'POINTS' ? 'competitions.rules.channelsByPoints' : 'competitions.rules.channels',
    { channels, day },
  )
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
}

/** The announcement of a result. */
export const competitionEndMessage = (
  speech: SlackSpeech,
  end: CompetitionEnd,
  portalUrl: string,
): Message => {
  const { title, winnerCount } = end
  const words = speech.text('competitions.over', { title: escapeMrkdwn(title) })
  const link = context([`<${portalUrl}/recognition/competitions|${speech.text('competitions.seeResults')}>`])
  if (winnerCount === 0) {
    const noWinner = speech.text('competitions.noWinner')
    return { text: `${words}.`, blocks: [section(`:checkered_flag: ${words}. ${noWinner}`), link] }
  }
  const won = wonInWords(speech, end)
  return { text: `${words}. ${won}`, blocks: [section(`:trophy: ${words}\n${won}`), link] }
}

const wonInWords = (
  speech: SlackSpeech,
  { winners, winnerCount, score, metric, awardName }: CompetitionEnd,
): string => {
  const named = winners.slice(0, namesMax).map(personInWords)
  const others = winnerCount - named.length
  const won = {
    smart_count: winnerCount,
    winners: speech.and(
      others > 0 ? [...named, speech.text('people.others', { smart_count: others })] : named,
    ),
    score: scoreInWords(speech, metric, score),
  }
  return awardName === null
    ? speech.text('competitions.won', won)
    : speech.text('competitions.wonAward', { ...won, award: escapeMrkdwn(awardName) })
}

/** `12 shoutouts` or `120 points`. */
export const scoreInWords = (speech: SlackSpeech, metric: CompetitionMetric, score: number): string =>
  metric === 'POINTS'
    ? speech.marked.points(score)
    : speech.text('competitions.shoutouts', { smart_count: score })
