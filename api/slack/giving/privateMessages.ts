import type { KnownBlock } from '@slack/types'
import type { Speech } from '../../messages/speech.ts'
import { escapeMrkdwn, quote } from '../blocks/mrkdwn.ts'

/** A message to one person. */
export type PrivateMessage = { readonly text: string; readonly blocks: KnownBlock[] }

export const plainAnswer = (text: string): PrivateMessage => markedAnswer(escapeMrkdwn(text))

/** An answer with mentions and emphasis, whose other parts are escaped. */
export const markedAnswer = (text: string): PrivateMessage => ({
  text,
  blocks: [section(text.slice(0, 3000))],
})

/** Explains why something was not given, and offers the form with everything that was typed. */
export const refusedAnswer = (
  speech: Speech,
  reason: string,
  draftId: string,
  actionId: string,
): PrivateMessage => ({
  text: `${speech.text('giving.notSent')} ${escapeMrkdwn(reason)}`,
  blocks: [
    section(`*${speech.text('giving.notSent')}* ${escapeMrkdwn(reason)}`.slice(0, 3000)),
    {
      type: 'actions',
      elements: [
        {
          type: 'button',
          action_id: actionId,
          style: 'primary',
          text: { type: 'plain_text', text: speech.text('giving.changeAndSend') },
          value: draftId,
        },
      ],
    },
  ],
})

/** The text of a command is at most twice as long as the message of a form. */
const keptPiecesMax = 4

/** Returns a text that is too long for the form. */
export const keptTextAnswer = (speech: Speech, message: string): PrivateMessage => ({
  text: speech.text('giving.tooLong'),
  blocks: [section(speech.text('giving.tooLong')), ...quote(message, keptPiecesMax).map(section)],
})

/** Confirms what was given, with the cost below. */
export const givenMessage = (text: string, rest: string): PrivateMessage => ({
  text: `${text} ${rest}`,
  blocks: [section(text.slice(0, 3000)), { type: 'context', elements: [{ type: 'mrkdwn', text: rest }] }],
})

const section = (text: string): KnownBlock => ({ type: 'section', text: { type: 'mrkdwn', text } })
