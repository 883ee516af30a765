import type { GifAttachment } from '@laurel/contract/recognition/gifAttachment.ts'
import type { Attachment } from '@laurel/ledger/members/shoutouts/vocabulary.ts'

/** A picture in the words of the API; null if its giver was erased. */
export const gifAttachmentOf = (attachment: Attachment | null): GifAttachment | null => {
  if (!attachment || attachment.mediaUrl === null) return null
  const { type, mediaUrl: url, width, height, altText } = attachment
  return { type, media: { url, width, height }, alt_text: altText }
}

/** A picture in the words of the ledger. */
export const attachmentOf = (sent: GifAttachment | null): Attachment | null => {
  if (!sent) return null
  const { type, media, alt_text: altText } = sent
  return { type, mediaUrl: media.url, width: media.width, height: media.height, altText }
}
