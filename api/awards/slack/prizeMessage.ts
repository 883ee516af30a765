import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { WonIn } from '@laurel/ledger/members/awards/awardEvents.ts'
import {
  type Banner,
  type Message,
  type Person,
  personInWords,
} from '../../slack/announcements/messages/message.ts'
import { escapeMrkdwn } from '../../slack/blocks/mrkdwn.ts'
import type { SlackSpeech } from '../../slack/speech/slackSpeech.ts'
import { awardBlocks, broughtPoints } from './awardBlocks.ts'

export type PrizeWords = {
  readonly person: Person
  readonly wonIn: WonIn
  readonly awardName: string
  readonly points: Points
  readonly hasGifts: boolean
  readonly message: string
  readonly banner: Banner | null
}

/** The announcement of a winner in a channel. */
export const prizeMessage = (speech: SlackSpeech, prize: PrizeWords): Message => {
  const won = { ...wonBy(prize), person: personInWords(prize.person) }
  const words = speech.text(
    prize.wonIn.kind === 'COMPETITION' ? 'awards.prizes.wonCompetition' : 'awards.prizes.wonNominations',
    won,
  )
  return awardBlocks(prize, words, broughtPoints(speech, prize, prize.points))
}

/** The announcement to the winner, as a direct message. */
export const personalPrizeMessage = (speech: SlackSpeech, prize: PrizeWords, portalUrl: string): Message => {
  const words = speech.text(
    prize.wonIn.kind === 'COMPETITION'
      ? 'awards.prizes.youWonCompetition'
      : 'awards.prizes.youWonNominations',
    wonBy(prize),
  )
  return awardBlocks(prize, words, [
    ...broughtPoints(speech, prize, prize.points),
    `<${portalUrl}|${speech.text('giving.seeRewards')}>`,
  ])
}

const wonBy = ({ wonIn: { title }, awardName }: PrizeWords) => ({
  title: escapeMrkdwn(title),
  award: escapeMrkdwn(awardName),
})
