import { WebAPIPlatformError, type WebClient } from '@slack/web-api'
import { findPosted, metadataOf } from './findPosted.ts'
import type { Message } from './messages/message.ts'
import type { Delivery, OutboxEntry } from './outbox.ts'

/** The message of an earlier attempt that may have reached Slack unseen. */
export const earlierPost = async (client: WebClient, channel: string, entry: OutboxEntry, since: Date) =>
  entry.isOutcomeUnknown ? findPosted(client, channel, entry.announcementId, since) : undefined

/** What is left of a message whose pictures can't be shown; nothing where it has none. */
const withoutPictures = ({ text, blocks }: Message): Message | undefined => {
  const rest = blocks.filter(({ type }) => type !== 'image')
  return rest.length === blocks.length ? undefined : { text, blocks: rest }
}

const isRefusal = (error: unknown, code: string): boolean =>
  error instanceof WebAPIPlatformError && error.data.error === code

/** Posts a message so that it can be found again. Slack refuses one whose picture it can't fetch: then it goes without. */
export const post = async (
  client: WebClient,
  channel: string,
  { announcementId }: OutboxEntry,
  message: Message,
): Promise<Delivery> => {
  const send = ({ text, blocks }: Message) =>
    client.chat.postMessage({
      channel,
      text,
      blocks,
      metadata: metadataOf(announcementId),
      unfurl_links: false,
      unfurl_media: false,
    })
  const posted = await send(message).catch((error: unknown) => {
    const plain = withoutPictures(message)
    if (plain === undefined || !isRefusal(error, 'invalid_blocks')) throw error
    return send(plain)
  })
  return { kind: 'shown', channel: posted.channel ?? channel, ts: posted.ts ?? '' }
}
