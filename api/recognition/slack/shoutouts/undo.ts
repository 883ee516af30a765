import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { type CommandId, type MemberId, ShoutoutId } from '@laurel/ledger/kernel/ids.ts'
import type { KnownBlock } from '@slack/types'
import { z } from 'zod'

export const takeBackActionId = 'takeBackShoutout'
export const giveAgainActionId = 'giveShoutoutAgain'

/** The shoutout of a button, and how often it had been given when the button was shown. */
export type Undoable = { readonly shoutoutId: ShoutoutId; readonly round: number }

const Round = z.coerce.number().int().min(1)

/** Buttons of older messages have no round; theirs is the first. */
export const readUndoable = (value: string | undefined): Undoable => {
  const [shoutoutId, round = 1] = (value ?? '').split(' ')
  return { shoutoutId: ShoutoutId.parse(shoutoutId), round: Round.parse(round) }
}

const buttonValue = ({ shoutoutId, round }: Undoable): string =>
  round === 1 ? shoutoutId : `${shoutoutId} ${round}`

/** Pressing a button twice sends one command. The next button sends another. */
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

/** Reinstating needs no confirmation, because it can be undone. */
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
