import type { Points } from '@laurel/ledger/kernel/points.ts'
import {
  context,
  type Message,
  type Person,
  personInWords,
  section,
} from '../../slack/announcements/messages/message.ts'
import { escapeMrkdwn } from '../../slack/blocks/mrkdwn.ts'
import type { SlackSpeech } from '../../slack/speech/slackSpeech.ts'

type RedeemedWords = { readonly member: Person; readonly reward: string; readonly points: Points }

/** The message to those who hand over the rewards of the team itself. */
export const redeemedMessage = (
  speech: SlackSpeech,
  { member, reward: name, points }: RedeemedWords,
  rewardsUrl: string,
): Message => {
  const reward = escapeMrkdwn(name)
  const person = personInWords(member)
  const words =
    points === 0
      ? speech.text('rewards.pickedGift', { person, reward })
      : speech.text('rewards.redeemedFor', { person, reward, points: speech.marked.points(points) })
  return {
    text: speech.text('rewards.redeemed', { reward }),
    blocks: [section(words), context([`<${rewardsUrl}|${speech.text('rewards.handOver')}>`])],
  }
}

/** The message to administrators whose fund does not cover a reward. They get it once a day. */
export const emptyFundMessage = (speech: SlackSpeech, fundUrl: string): Message => {
  const text = speech.text('rewards.fundTooLow')
  return {
    text,
    blocks: [
      section(`${text} ${speech.marked.text('rewards.fundTooLowMore')}`),
      context([`<${fundUrl}|${speech.marked.text('rewards.topUp')}>`]),
    ],
  }
}

/** The message to administrators whose fund owes points of a reversed payment. They get it once a day. */
export const owingFundMessage = (speech: SlackSpeech, fundUrl: string): Message => ({
  text: speech.text('rewards.pause'),
  blocks: [
    section(speech.marked.text('rewards.pauseMore')),
    context([`<${fundUrl}|${speech.text('rewards.seeOwed')}>`]),
  ],
})
