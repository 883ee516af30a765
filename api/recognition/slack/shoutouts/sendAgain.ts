import type { Button } from '@slack/types'
import { differenceInMinutes } from 'date-fns/differenceInMinutes'
import type { Speech } from '../../../messages/speech.ts'
import { section } from '../../../slack/announcements/messages/message.ts'
import { quote } from '../../../slack/blocks/mrkdwn.ts'
import { dismissActionId } from '../../../slack/giving/confirmGroup.ts'
import type { PrivateMessage } from '../../../slack/giving/privateMessages.ts'
import { openDraftActionId } from './shoutoutAnswers.ts'
import type { Repeated } from './submitShoutout.ts'

export const sendAgainActionId = 'sendShoutoutAgain'

/** Asks whether the repeat is meant. Nothing has been given yet. */
export const repeatQuestion = (
  speech: Speech,
  { lastGivenAt, now }: Repeated,
  message: string,
  draftId: string,
): PrivateMessage => {
  const minutes = differenceInMinutes(now, lastGivenAt)
  const text =
    minutes < 1
      ? speech.text('recognition.again.now')
      : speech.text('recognition.again.question', { smart_count: minutes })
  return {
    text,
    blocks: [
      section(text),
      ...quote(message, 1).map(section),
      {
        type: 'actions',
        elements: [
          button(sendAgainActionId, speech.text('recognition.again.send'), draftId),
          button(openDraftActionId, speech.text('giving.change'), draftId),
          button(dismissActionId, speech.text('recognition.again.dismiss'), draftId),
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
