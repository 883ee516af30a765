import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { type CommandId, type MemberId, ShoutoutId } from '@laurel/ledger/kernel/ids.ts'
import type { KnownBlock } from '@slack/types'
import { z } from 'zod'

export const takeBackActionId = 'takeBackShoutout'
export const giveAgainActionId = 'giveShoutoutAgain'

/** Which shoutout a button is about, and how often it had been given when the button was shown. */
export type Undoable = { readonly shoutoutId: ShoutoutId; readonly round: number }

const Round = z.coerce.number().int().min(1)

/** Buttons of messages from before a shoutout could be given again say no round: it was the first. */
export const readUndoable = (value: string | undefined): Undoable => {
  const [shoutoutId, round = 1] = (value ?? '').split(' ')
  return { shoutoutId: ShoutoutId.parse(shoutoutId), round: Round.parse(round) }
}

const buttonValue = ({ shoutoutId, round }: Undoable): string =>
  round === 1 ? shoutoutId : `${shoutoutId} ${round}`

/** The same button is the same command, however often it is pressed; the next one is another. */
export const recallId = ({ shoutoutId, round }: Undoable, giverId: MemberId): CommandId =>
  round === 1
    ? derivedId('slack.recallShoutout', shoutoutId, giverId)
    : derivedId('slack.recallShoutout', shoutoutId, giverId, String(round))

export const reinstateId = ({ shoutoutId, round }: Undoable, giverId: MemberId): CommandId =>
  derivedId('slack.reinstateShoutout', shoutoutId, giverId, String(round))

export const takeBackButton = (undoable: Undoable): KnownBlock => ({
  type: 'actions',
  elements: [
    {
      type: 'button',
      action_id: takeBackActionId,
      text: { type: 'plain_text', text: 'Take back' },
      value: buttonValue(undoable),
      confirm: {
        title: { type: 'plain_text', text: 'Take this back?' },
        text: {
          type: 'plain_text',
          text: 'What you gave returns to your allowance, and the message says so.',
        },
        confirm: { type: 'plain_text', text: 'Take back' },
        deny: { type: 'plain_text', text: 'Keep it' },
      },
    },
  ],
})

/** An undo asks nothing: it can be taken back itself. */
export const giveAgainButton = (undoable: Undoable): KnownBlock => ({
  type: 'actions',
  elements: [
    {
      type: 'button',
      action_id: giveAgainActionId,
      text: { type: 'plain_text', text: 'Give it again' },
      value: buttonValue(undoable),
    },
  ],
})
