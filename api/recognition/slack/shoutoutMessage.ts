import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { Attachment } from '@laurel/ledger/members/shoutouts/vocabulary.ts'
import {
  context,
  excerpt,
  type Message,
  type Person,
  peopleInWords,
  personInWords,
  quoted,
  section,
} from '../../slack/announcements/messages/message.ts'
import { thankTooButton } from '../../slack/announcements/messages/thankToo.ts'
import { escapeMrkdwn } from '../../slack/blocks/mrkdwn.ts'
import { pictureOf } from '../../slack/blocks/picture.ts'
import type { SlackSpeech } from '../../slack/speech/slackSpeech.ts'

export type ShoutoutWords = {
  readonly giver: Person
  readonly recipients: readonly Person[]
  readonly pointsEach: Points
  readonly value: string | null
  readonly message: string
  readonly attachment: Attachment | null
}

/** The announcement of a shoutout in a channel: giver, recipients, message and points. */
export const shoutoutMessage = (speech: SlackSpeech, announcement: ShoutoutWords): Message => {
  const { giver, recipients, message, value } = announcement
  const points = `+${speech.marked.points(announcement.pointsEach)}`
  const amount = recipients.length === 1 ? points : speech.marked.text('recognition.each', { points })
  const tag = value === null ? null : `#${escapeMrkdwn(value)}`
  const parties = { giver: personInWords(giver), people: peopleInWords(speech, recipients) }
  const told = { ...parties, amount, message: escapeMrkdwn(excerpt(message)) }
  const text =
    tag === null
      ? speech.text('recognition.told', told)
      : speech.text('recognition.toldForValue', { ...told, value: tag })
  return {
    text: text.trim(),
    blocks: [
      section(`:raised_hands: ${speech.text('recognition.thanked', parties)}`),
      ...quoted(message),
      ...pictureOf(speech, announcement.attachment),
      context([`*${amount}*`, ...(tag === null ? [] : [`*${tag}*`])]),
      ...thankTooButton(speech, recipients),
    ],
  }
}

/** The announcement to one recipient, as a direct message, if there is no channel. */
export const personalShoutoutMessage = (
  speech: SlackSpeech,
  announcement: ShoutoutWords,
  portalUrl: string,
): Message => {
  const { message, value } = announcement
  const giver = personInWords(announcement.giver)
  const amount = `+${speech.marked.points(announcement.pointsEach)}`
  const tag = value === null ? [] : [`*#${escapeMrkdwn(value)}*`]
  const told = { giver, amount, message: escapeMrkdwn(excerpt(message)) }
  return {
    text: speech.text('recognition.toldYou', told).trim(),
    blocks: [
      section(`:raised_hands: ${speech.text('recognition.thankedYou', { giver })}`),
      ...quoted(message),
      ...pictureOf(speech, announcement.attachment),
      context([`*${amount}*`, ...tag, `<${portalUrl}|${speech.text('giving.seeRewards')}>`]),
    ],
  }
}

/** The message to the author of a message after a reaction was removed from it. */
export const removedReactionMessage = (
  speech: SlackSpeech,
  { giver, pointsEach }: Pick<ShoutoutWords, 'giver' | 'pointsEach'>,
): Message => {
  const text = speech.text('recognition.reaction.removed', {
    giver: personInWords(giver),
    points: speech.marked.points(pointsEach),
  })
  return { text, blocks: [context([`_${text}_`])] }
}

/** The announcement after a recall, without message and points. */
export const recalledMessage = (speech: SlackSpeech, { giver }: Pick<ShoutoutWords, 'giver'>): Message => {
  const text = speech.text('recognition.recalled', { giver: personInWords(giver) })
  return { text, blocks: [context([`_${text}_`])] }
}
