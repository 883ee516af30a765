import type { Attachment } from '@laurel/ledger/members/shoutouts/vocabulary.ts'
import type { ImageBlock } from '@slack/types'
import type { Speech } from '../../messages/speech.ts'

/** The picture of a message; empty if there is none or its giver was erased. */
export const pictureOf = (speech: Speech, attachment: Attachment | null): ImageBlock[] =>
  !attachment || attachment.mediaUrl === null
    ? []
    : [
        {
          type: 'image',
          image_url: attachment.mediaUrl,
          alt_text: attachment.altText || speech.text('recognition.gif.title'),
        },
      ]
