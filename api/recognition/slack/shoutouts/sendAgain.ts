import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Button } from '@slack/types'
import { differenceInMinutes } from 'date-fns/differenceInMinutes'
import { section } from '../../../slack/announcements/messages/message.ts'
import { quote } from '../../../slack/blocks/mrkdwn.ts'
import { dismissActionId } from '../../../slack/giving/confirmGroup.ts'
import type { PrivateMessage } from '../../../slack/giving/privateMessages.ts'
import { openDraftActionId } from './shoutoutAnswers.ts'
import type { Repeated } from './submitShoutout.ts'

export const sendAgainActionId = 'sendShoutoutAgain'

/** Asks whether the repeat is meant. Nothing has been given yet. */
export const repeatQuestion = (
  { lastGivenAt, now }: Repeated,
  message: string,
  draftId: string,
): PrivateMessage => {
  const text = `You sent this ${agoInWords(lastGivenAt, now)}. Send it again?`
  return {
    text,
    blocks: [
      section(text),
      ...quote(message, 1).map(section),
      {
        type: 'actions',
        elements: [
          button(sendAgainActionId, 'Send it again', draftId),
          button(openDraftActionId, 'Change it', draftId),
          button(dismissActionId, 'No, once is enough', draftId),
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

const agoInWords = (givenAt: Instant, now: Instant): string => {
  const minutes = differenceInMinutes(now, givenAt)
  if (minutes < 1) return 'a moment ago'
  return minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`
}
