import type { KnownBlock } from '@slack/types'
import type { Speech } from '../../../messages/speech.ts'
import { escapeMrkdwn, mentionUser, namesMax, quote } from '../../blocks/mrkdwn.ts'

/** A person in a message: mentioned if they have a Slack user id, named otherwise. */
export type Person = { readonly slackUserId: string | null; readonly name: string }

export type Message = { readonly text: string; readonly blocks: KnownBlock[] }

/** A picture above a message. */
export type Banner = { readonly url: string; readonly alt: string }

/** The fallback text of notifications is cut by Slack, so an excerpt is enough. */
const excerptLengthMax = 300

/** Three sections of quotation stay below Slack's limit for all blocks of a message. */
const quotePiecesMax = 3

export const personInWords = ({ slackUserId, name }: Person): string =>
  slackUserId === null ? `*${escapeMrkdwn(name)}*` : mentionUser(slackUserId)

/** People as a sentence names them. Further ones are counted. */
export const peopleInWords = (speech: Speech, people: readonly Person[]): string =>
  speech.and(people.map(personInWords), namesMax)

export const excerpt = (message: string): string =>
  message.length > excerptLengthMax ? `${message.slice(0, excerptLengthMax).toWellFormed()}…` : message

export const section = (text: string): KnownBlock => ({ type: 'section', text: { type: 'mrkdwn', text } })

export const quoted = (message: string): KnownBlock[] =>
  message === '' ? [] : quote(message, quotePiecesMax).map(section)

export const context = (parts: readonly string[]): KnownBlock => ({
  type: 'context',
  elements: parts.map(text => ({ type: 'mrkdwn', text })),
})

export const bannerOf = (banner: Banner | null): KnownBlock[] =>
  banner === null ? [] : [{ type: 'image', image_url: banner.url, alt_text: banner.alt }]
