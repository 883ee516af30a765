import { z } from 'zod'

const ReactionEvent = z.object({
  user: z.string(),
  reaction: z.string(),
  item_user: z.string().optional(),
  event_ts: z.coerce.number(),
  item: z.union([
    z.object({ type: z.literal('message'), channel: z.string(), ts: z.string() }),
    z.object({ type: z.string().refine(type => type !== 'message') }),
  ]),
})

/** A reaction of one person to a message of another. */
export type Reaction = {
  readonly slackUserId: string
  readonly authorId: string
  /** Without the skin tone. */
  readonly emoji: string
  readonly slackChannelId: string
  readonly ts: string
  /** Slack's timestamp in seconds. */
  readonly happenedAt: number
}

/** Reads a reaction. Undefined for files, messages without an author and one's own messages. */
export const readReaction = (event: unknown): Reaction | undefined => {
  const { user, reaction, item_user: authorId, item, event_ts: happenedAt } = ReactionEvent.parse(event)
  if (authorId === undefined || authorId === user || !('ts' in item)) return undefined
  const [emoji = reaction] = reaction.split('::')
  return { slackUserId: user, authorId, emoji, slackChannelId: item.channel, ts: item.ts, happenedAt }
}
