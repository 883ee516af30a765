import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import { escapeMrkdwn } from '../../slack/blocks/mrkdwn.ts'
import type { SlackSpeech } from '../../slack/speech/slackSpeech.ts'
import type { OwnPlace } from '../competitions/ownPlaces.ts'
import { scoreInWords } from './competitionMessage.ts'

/** A line for each competition that runs: `*Sprint* · you are in place 2 with 12 shoutouts · until 17 March`. */
export const competitionsInWords = (speech: SlackSpeech, running: readonly OwnPlace[]): readonly string[] =>
  running.map(({ competition, own }) => {
    const key = competition.type === 'PVP' ? 'competitions.running.you' : 'competitions.running.yourChannel'
    const place = own
      ? speech.text(key, { place: own.rank, score: scoreInWords(speech, competition.metric, own.score) })
      : speech.text('competitions.running.noPlace')
    const day = speech.day(addMilliseconds(competition.endsAt, -1))
    return [
      `*${escapeMrkdwn(competition.title)}*`,
      place,
      speech.text('competitions.running.until', { day }),
    ].join(' · ')
  })
