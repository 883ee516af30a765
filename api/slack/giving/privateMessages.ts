import type { KnownBlock } from '@slack/types'
import { escapeMrkdwn, quote } from '../blocks/mrkdwn.ts'

/** A message to one person. */
export type PrivateMessage = { readonly text: string; readonly blocks: KnownBlock[] }

export const plainAnswer = (text: string): PrivateMessage => ({
  text: escapeMrkdwn(text),
  blocks: [section(escapeMrkdwn(text).slice(0, 3000))],
})

/** Explains why something was not given, and offers the form with everything that was typed. */
export const refusedAnswer = (reason: string, draftId: string, actionId: string): PrivateMessage => ({
  text: `Not sent yet. ${escapeMrkdwn(reason)}`,
  blocks: [
    section(`*Not sent yet.* ${escapeMrkdwn(reason)}`.slice(0, 3000)),
    {
      type: 'actions',
      elements: [
        {
          type: 'button',
          action_id: actionId,
          style: 'primary',
          text: { type: 'plain_text', text: 'Change and send' },
          value: draftId,
        },
      ],
    },
  ],
})

/** The text of a command is at most twice as long as the message of a form. */
const keptPiecesMax = 4

const tooLong = 'Your message is longer than the form can hold. Here is all of it, to shorten or to copy.'

/** Returns a text that is too long for the form. */
export const keptTextAnswer = (message: string): PrivateMessage => ({
  text: tooLong,
  blocks: [section(tooLong), ...quote(message, keptPiecesMax).map(section)],
})

/** Confirms what was given, with the cost below. */
export const givenMessage = (text: string, rest: string): PrivateMessage => ({
  text: `${text} ${rest}`,
  blocks: [section(text.slice(0, 3000)), { type: 'context', elements: [{ type: 'mrkdwn', text: rest }] }],
})

const section = (text: string): KnownBlock => ({ type: 'section', text: { type: 'mrkdwn', text } })
