import type { KnownBlock } from '@slack/types'
import type { Speech } from '../../../messages/speech.ts'
import type { Person } from './message.ts'

export const thankTooActionId = 'sayThanksToo'

/** The maximum length of the value of a button. More recipients than fit are left out. */
const valueLengthMax = 2_000

/** A button below an announcement that opens the form with the same recipients; none if Slack knows none of them. */
export const thankTooButton = (speech: Speech, recipients: readonly Person[]): KnownBlock[] => {
  const value = recipients
    .flatMap(({ slackUserId }) => slackUserId ?? [])
    .reduce((ids, id) => (ids.length + 1 + id.length > valueLengthMax ? ids : `${ids} ${id}`.trim()), '')
  if (value === '') return []
  return [
    {
      type: 'actions',
      elements: [
        {
          type: 'button',
          action_id: thankTooActionId,
          text: { type: 'plain_text', text: speech.text('recognition.thankToo') },
          value,
        },
      ],
    },
  ]
}

/** The Slack user ids of a button. */
export const readThankToo = (value: string | undefined): readonly string[] =>
  (value ?? '').split(' ').filter(id => /^[UW][A-Z0-9]+$/.test(id))
