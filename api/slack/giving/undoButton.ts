import type { KnownBlock } from '@slack/types'
import type { Speech } from '../../messages/speech.ts'

type UndoButton = {
  readonly actionId: string
  /** Names what is undone. */
  readonly value: string
}

/** A button that takes something back, after a confirmation that says what follows. */
export const takeBackButtonOf = (
  speech: Speech,
  { actionId, value }: UndoButton,
  consequence: string,
): KnownBlock => ({
  type: 'actions',
  elements: [
    {
      type: 'button',
      action_id: actionId,
      text: { type: 'plain_text', text: speech.text('giving.takeBack') },
      value,
      confirm: {
        title: { type: 'plain_text', text: speech.text('giving.takeBackQuestion') },
        text: { type: 'plain_text', text: consequence },
        confirm: { type: 'plain_text', text: speech.text('giving.takeBack') },
        deny: { type: 'plain_text', text: speech.text('giving.keep') },
      },
    },
  ],
})

/** A button that gives something again. It needs no confirmation, because it can be undone. */
export const giveAgainButtonOf = (speech: Speech, { actionId, value }: UndoButton): KnownBlock => ({
  type: 'actions',
  elements: [
    {
      type: 'button',
      action_id: actionId,
      text: { type: 'plain_text', text: speech.text('giving.giveAgain') },
      value,
    },
  ],
})
