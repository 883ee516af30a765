import type { Button } from '@slack/types'
import { listInWords, mentionUser } from '../blocks/mrkdwn.ts'
import type { PrivateMessage } from './privateMessages.ts'

export const dismissActionId = 'dismissQuestion'

export type GroupQuestion = {
  readonly recipients: readonly string[]
  /** The cost, as the form shows it. */
  readonly cost: string
  /** The people of the named groups who can't receive points. */
  readonly leftOutCount: number
  readonly draftId: string
  readonly confirmActionId: string
  readonly openDraftActionId: string
}

/** Asks whether everyone in a user group is meant. Nothing has been given yet. */
export const groupQuestion = (question: GroupQuestion): PrivateMessage => {
  const { recipients, cost, leftOutCount, draftId } = question
  const people = recipients.length === 1 ? '1 person' : `${recipients.length} people`
  const leftOut = leftOutCount === 0 ? '' : ` ${leftOutInWords(leftOutCount)}`
  const text = `Give this to ${people}? ${cost}${leftOut}`
  return {
    text,
    blocks: [
      { type: 'section', text: { type: 'mrkdwn', text } },
      {
        type: 'context',
        elements: [{ type: 'mrkdwn', text: listInWords(recipients.map(mentionUser)) }],
      },
      {
        type: 'actions',
        elements: [
          { ...button(question.confirmActionId, `Give to ${people}`, draftId), style: 'primary' },
          button(question.openDraftActionId, 'Change it', draftId),
          button(dismissActionId, 'Cancel', draftId),
        ],
      },
    ],
  }
}

const leftOutInWords = (count: number): string =>
  count === 1
    ? '1 person of the group can’t receive anything and is left out.'
    : `${count} people of the group can’t receive anything and are left out.`

const button = (actionId: string, text: string, value: string): Button => ({
  type: 'button',
  action_id: actionId,
  text: { type: 'plain_text', text },
  value,
})
