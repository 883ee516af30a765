import { formatPoints } from '@laurel/contract/format/formatPoints.ts'
import type { Points } from '@laurel/ledger/values/points.ts'
import type { KnownBlock } from '@slack/types'
import { escapeMrkdwn, listInWords, mentionUser, quote } from '../blocks/mrkdwn.ts'

/** A person in a message: mentioned when Slack knows them, named when it does not. */
export type Person = { readonly slackUserId: string | null; readonly name: string }

export type Announcement = {
  readonly giver: Person
  readonly recipients: readonly Person[]
  readonly pointsEach: Points
  readonly pointsName: string
  readonly value: string | null
  readonly message: string
}

export type Message = { readonly text: string; readonly blocks: KnownBlock[] }

/** Slack cuts the fallback text of notifications; a few words of the message are enough for it. */
const excerptLengthMax = 300

/** Three sections of quotation stay below what Slack takes for all blocks of a message together. */
const quotePiecesMax = 3

const personInWords = ({ slackUserId, name }: Person): string =>
  slackUserId === null ? `*${escapeMrkdwn(name)}*` : mentionUser(slackUserId)

const excerpt = (message: string): string =>
  message.length > excerptLengthMax ? `${message.slice(0, excerptLengthMax).toWellFormed()}…` : message

/** The celebration in a channel: who thanked whom, in whose words, with what. */
export const announcementMessage = (announcement: Announcement): Message => {
  const { giver, recipients, message, value } = announcement
  const people = listInWords(recipients.map(personInWords))
  const each = recipients.length === 1 ? '' : ' each'
  const amount = `+${formatPoints(announcement.pointsEach, escapeMrkdwn(announcement.pointsName))}${each}`
  const tag = value === null ? '' : `#${escapeMrkdwn(value)}`
  const forValue = tag === '' ? '' : ` for ${tag}`
  return {
    text: `${personInWords(giver)} thanked ${people}: ${amount}${forValue}. ${escapeMrkdwn(excerpt(message))}`.trim(),
    blocks: [
      section(`:raised_hands: ${personInWords(giver)} thanked ${people}`),
      ...quoted(message),
      context([`*${amount}*`, ...(tag === '' ? [] : [`*${tag}*`]), 'Thank somebody too: `/shoutout`']),
    ],
  }
}

/** The same told to one recipient in person, where no channel was there to tell it. */
export const personalMessage = (announcement: Announcement, portalUrl: string): Message => {
  const { giver, message, value } = announcement
  const amount = `+${formatPoints(announcement.pointsEach, escapeMrkdwn(announcement.pointsName))}`
  const tag = value === null ? [] : [`*#${escapeMrkdwn(value)}*`]
  return {
    text: `${personInWords(giver)} thanked you: ${amount}. ${escapeMrkdwn(excerpt(message))}`.trim(),
    blocks: [
      section(`:raised_hands: ${personInWords(giver)} thanked you`),
      ...quoted(message),
      context([`*${amount}*`, ...tag, `<${portalUrl}|See your rewards>`]),
    ],
  }
}

/** What stays of a message whose shoutout was taken back: no words, no amount. */
export const recalledMessage = ({ giver }: Pick<Announcement, 'giver'>): Message => {
  const text = `${personInWords(giver)} took this shoutout back.`
  return { text, blocks: [context([`_${text}_`])] }
}

const section = (text: string): KnownBlock => ({ type: 'section', text: { type: 'mrkdwn', text } })

const quoted = (message: string): KnownBlock[] =>
  message === '' ? [] : quote(message, quotePiecesMax).map(section)

const context = (parts: readonly string[]): KnownBlock => ({
  type: 'context',
  elements: parts.map(text => ({ type: 'mrkdwn', text })),
})
