import { WebAPIPlatformError, type WebClient } from '@slack/web-api'
import { z } from 'zod'
import type { Delivery } from './outbox.ts'

const eventType = 'laurel_announcement'

/** The metadata by which a message is found again. */
export const metadataOf = (announcementId: string) => ({
  event_type: eventType,
  event_payload: { announcement_id: announcementId },
})

/** The pages of messages that are searched, the newest first. */
const pagesMax = 5
const messagesPerPage = 200

const History = z.object({
  response_metadata: z.object({ next_cursor: z.string().optional() }).optional(),
  messages: z.array(
    z.object({
      ts: z.string(),
      metadata: z
        .object({
          event_type: z.string(),
          event_payload: z.object({ announcement_id: z.string().optional() }).optional(),
        })
        .optional(),
    }),
  ),
})

/** Errors that mean the app can't read the history of this channel. */
const cannotLook = new Set([
  'missing_scope',
  'not_in_channel',
  'channel_not_found',
  'unknown_method',
  'not_allowed_token_type',
])

/**
 * Looks for a message that an attempt without an answer may have posted. The result is "not found" if the app can't
 * read the history: an announcement shown twice does less harm than one never shown.
 */
export const findPosted = async (
  client: WebClient,
  channel: string,
  announcementId: string,
  since: Date,
): Promise<Extract<Delivery, { kind: 'shown' }> | undefined> => {
  try {
    let cursor = ''
    for (let page = 0; page < pagesMax; page += 1) {
      const answer = await client.conversations.history({
        channel,
        oldest: String(Math.floor(since.getTime() / 1000) - 60),
        limit: messagesPerPage,
        include_all_metadata: true,
        ...(cursor === '' ? {} : { cursor }),
      })
      const { messages, response_metadata: next } = History.parse(answer)
      const posted = messages.find(
        ({ metadata }) =>
          metadata?.event_type === eventType && metadata.event_payload?.announcement_id === announcementId,
      )
      if (posted) return { kind: 'shown', channel, ts: posted.ts }
      cursor = next?.next_cursor ?? ''
      if (cursor === '') break
    }
    return undefined
  } catch (error) {
    if (error instanceof WebAPIPlatformError && cannotLook.has(error.data.error)) return undefined
    throw error
  }
}
