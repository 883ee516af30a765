import { formatPoints } from '@laurel/contract/wire/format/formatPoints.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { PointsName } from '@laurel/ledger/kernel/pointsName.ts'
import type { Attachment } from '@laurel/ledger/members/shoutouts/vocabulary.ts'
import {
  context,
  excerpt,
  type Message,
  type Person,
  personInWords,
  quoted,
  section,
} from '../../slack/announcements/messages/message.ts'
import { thankTooButton } from '../../slack/announcements/messages/thankToo.ts'
import { escapeMrkdwn, listInWords } from '../../slack/blocks/mrkdwn.ts'
import { pictureOf } from '../../slack/blocks/picture.ts'
import { escapePointsName } from '../../slack/blocks/pointsName.ts'

export type ShoutoutWords = {
  readonly giver: Person
  readonly recipients: readonly Person[]
  readonly pointsEach: Points
  readonly pointsName: PointsName
  readonly value: string | null
  readonly message: string
  readonly attachment: Attachment | null
}

/** The announcement of a shoutout in a channel: giver, recipients, message and points. */
export const shoutoutMessage = (announcement: ShoutoutWords): Message => {
  const { giver, recipients, message, value } = announcement
  const people = listInWords(recipients.map(personInWords))
  const each = recipients.length === 1 ? '' : ' each'
  const amount = `+${formatPoints(announcement.pointsEach, escapePointsName(announcement.pointsName))}${each}`
  const tag = value === null ? '' : `#${escapeMrkdwn(value)}`
  const forValue = tag === '' ? '' : ` for ${tag}`
  return {
    text: `${personInWords(giver)} thanked ${people}: ${amount}${forValue}. ${escapeMrkdwn(excerpt(message))}`.trim(),
    blocks: [
      section(`:raised_hands: ${personInWords(giver)} thanked ${people}`),
      ...quoted(message),
      ...pictureOf(announcement.attachment),
      context([`*${amount}*`, ...(tag === '' ? [] : [`*${tag}*`])]),
      ...thankTooButton(recipients),
    ],
  }
}

/** The announcement to one recipient, as a direct message, if there is no channel. */
export const personalShoutoutMessage = (announcement: ShoutoutWords, portalUrl: string): Message => {
  const { giver, message, value } = announcement
  const amount = `+${formatPoints(announcement.pointsEach, escapePointsName(announcement.pointsName))}`
  const tag = value === null ? [] : [`*#${escapeMrkdwn(value)}*`]
  return {
    text: `${personInWords(giver)} thanked you: ${amount}. ${escapeMrkdwn(excerpt(message))}`.trim(),
    blocks: [
      section(`:raised_hands: ${personInWords(giver)} thanked you`),
      ...quoted(message),
      ...pictureOf(announcement.attachment),
      context([`*${amount}*`, ...tag, `<${portalUrl}|See your rewards>`]),
    ],
  }
}

/** The message to the author of a message after a reaction was removed from it. */
export const removedReactionMessage = ({
  giver,
  pointsEach,
  pointsName,
}: Pick<ShoutoutWords, 'giver' | 'pointsEach' | 'pointsName'>): Message => {
  const points = formatPoints(pointsEach, escapePointsName(pointsName))
  const text = `${personInWords(giver)} removed a reaction from your message, which took its ${points} back.`
  return { text, blocks: [context([`_${text}_`])] }
}

/** The announcement after a recall, without message and points. */
export const recalledMessage = ({ giver }: Pick<ShoutoutWords, 'giver'>): Message => {
  const text = `${personInWords(giver)} took this shoutout back.`
  return { text, blocks: [context([`_${text}_`])] }
}
