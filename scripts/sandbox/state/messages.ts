import type { Block } from '../blockKit/blocks.ts'

export type Reaction = { name: string; users: string[] }

export type Message = {
  ts: string
  channelId: string
  /** The author: a person or the app's bot user. */
  userId: string
  isFromApp: boolean
  text: string
  blocks: Block[]
  threadTs?: string
  /** Set on a message that only this person sees and that is in no history. */
  visibleTo?: string
  isEdited: boolean
  reactions: Reaction[]
  metadata?: unknown
  /** Previews of the links in it, by link. */
  unfurls?: Record<string, Block[]>
}

/** A message in Slack's own words. */
export const toSlackMessage = (message: Message, app: { botId: string; id: string }, teamId: string) => ({
  type: 'message',
  ...(message.isFromApp ? { bot_id: message.isFromApp ? app.botId : undefined, app_id: app.id } : {}),
  user: message.userId,
  team: teamId,
  text: message.text,
  ts: message.ts,
  ...(message.blocks.length > 0 ? { blocks: message.blocks } : {}),
  ...(message.threadTs === undefined ? {} : { thread_ts: message.threadTs }),
  ...(message.isEdited ? { edited: { user: message.userId, ts: message.ts } } : {}),
  ...(message.metadata === undefined ? {} : { metadata: message.metadata }),
  ...(message.unfurls === undefined
    ? {}
    : {
        attachments: Object.entries(message.unfurls).map(([url, blocks], index) => ({
          id: index + 1,
          from_url: url,
          is_app_unfurl: true,
          app_id: app.id,
          blocks,
        })),
      }),
  ...(message.reactions.length > 0
    ? { reactions: message.reactions.map(each => ({ ...each, count: each.users.length })) }
    : {}),
})
