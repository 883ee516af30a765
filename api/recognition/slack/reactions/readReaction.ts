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

/** Somebody reacted to a message of somebody. */
export type Reaction = {
  readonly slackUserId: string
  readonly authorId: string
  /** Without its tone of skin. */
  readonly emoji: string
  readonly slackChannelId: string
  readonly ts: string
  /** In seconds, as Slack counts. */
  readonly happenedAt: number
}

/** What a reaction says; nothing where it is on a file, on nobody's message or on the person's own. */
export const readReaction = (event: unknown): Reaction | undefined => {
  const { user, reaction, item_user: authorId, item, event_ts: happenedAt } = ReactionEvent.parse(event)
  if (authorId === undefined || authorId === user || !('ts' in item)) return undefined
  const [emoji = reaction] = reaction.split('::')
  return { slackUserId: user, authorId, emoji, slackChannelId: item.channel, ts: item.ts, happenedAt }
}
