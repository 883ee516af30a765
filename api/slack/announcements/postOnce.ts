import type { WebClient } from '@slack/web-api'
import { orWithoutPictures } from '../blocks/orWithoutPictures.ts'
import { findPosted, metadataOf } from './findPosted.ts'
import type { Message } from './messages/message.ts'
import type { Delivery, OutboxEntry } from './outbox.ts'

/** Finds the message of an earlier attempt that may have reached Slack. */
export const earlierPost = async (client: WebClient, channel: string, entry: OutboxEntry, since: Date) =>
  entry.isOutcomeUnknown ? findPosted(client, channel, entry.announcementId, since) : undefined

/** Posts a message with the metadata to find it again. */
export const post = async (
  client: WebClient,
  channel: string,
  { announcementId }: OutboxEntry,
  message: Message,
): Promise<Delivery> => {
  const posted = await orWithoutPictures(message.blocks, blocks =>
    client.chat.postMessage({
      channel,
      text: message.text,
      blocks,
      metadata: metadataOf(announcementId),
      unfurl_links: false,
      unfurl_media: false,
    }),
  )
  return { kind: 'shown', channel: posted.channel ?? channel, ts: posted.ts ?? '' }
}
