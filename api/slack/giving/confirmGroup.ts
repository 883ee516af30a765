import type { Button } from '@slack/types'
import type { SlackSpeech } from '../speech/slackSpeech.ts'
import type { PrivateMessage } from './privateMessages.ts'
import { mentionsInWords } from './wording.ts'

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
export const groupQuestion = (speech: SlackSpeech, question: GroupQuestion): PrivateMessage => {
  const { recipients, cost, leftOutCount, draftId } = question
  const count = { smart_count: recipients.length }
  const text = [
    speech.text('giving.group.question', count),
    cost,
    ...(leftOutCount === 0 ? [] : [speech.text('giving.group.leftOut', { smart_count: leftOutCount })]),
  ].join(' ')
  return {
    text,
    blocks: [
      { type: 'section', text: { type: 'mrkdwn', text } },
      {
        type: 'context',
        elements: [{ type: 'mrkdwn', text: mentionsInWords(speech, recipients) }],
      },
      {
        type: 'actions',
        elements: [
          {
            ...button(question.confirmActionId, speech.text('giving.group.confirm', count), draftId),
            style: 'primary',
          },
          button(question.openDraftActionId, speech.text('giving.change'), draftId),
          button(dismissActionId, speech.text('giving.cancel'), draftId),
        ],
      },
    ],
  }
}

const button = (actionId: string, text: string, value: string): Button => ({
  type: 'button',
  action_id: actionId,
  text: { type: 'plain_text', text },
  value,
})
