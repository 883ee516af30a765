import type { KnownBlock } from '@slack/types'

type UndoButton = {
  readonly actionId: string
  readonly text: string
  /** Names what is undone. */
  readonly value: string
}

/** A button that takes something back, after a confirmation that says what follows. */
export const takeBackButtonOf = ({ actionId, text, value }: UndoButton, consequence: string): KnownBlock => ({
  type: 'actions',
  elements: [
    {
      type: 'button',
      action_id: actionId,
      text: { type: 'plain_text', text },
      value,
      confirm: {
        title: { type: 'plain_text', text: 'Take this back?' },
        text: { type: 'plain_text', text: consequence },
        confirm: { type: 'plain_text', text },
        deny: { type: 'plain_text', text: 'Keep it' },
      },
    },
  ],
})

/** A button that gives something again. It needs no confirmation, because it can be undone. */
export const giveAgainButtonOf = ({ actionId, text, value }: UndoButton): KnownBlock => ({
  type: 'actions',
  elements: [{ type: 'button', action_id: actionId, text: { type: 'plain_text', text }, value }],
})
