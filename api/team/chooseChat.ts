import type { ChannelId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { listChannels } from '@laurel/projections/team/channels/queries.ts'
import { type ChatAnswer, type ChatChannelFound, type ChatDirectory, noChat } from './chatDirectory.ts'

export type ChosenChat = ChatAnswer<ChatChannelFound | null> | { readonly kind: 'taken' | 'unknown' }

/**
 * The chat channel that a recognition channel moves into; null where it already lives there, or is to live in none. A
 * chat channel of another recognition channel is 'taken'; a new recognition channel is checked by the ledger instead.
 */
export const chooseChat = async (
  { chat, database }: { readonly chat?: ChatDirectory; readonly database: Queryable },
  teamId: TeamId,
  channelId: ChannelId | null,
  slackChannelId: string | null,
): Promise<ChosenChat> => {
  if (slackChannelId === null) return { kind: 'answered', value: null }
  const { rows } = await listChannels(database, teamId, { slackChannelId })
  if (rows.some(row => row.channelId === channelId)) return { kind: 'answered', value: null }
  if (channelId !== null && rows.length > 0) return { kind: 'taken' }
  const found = await (chat?.channel(teamId, slackChannelId) ?? noChat)
  return found.kind === 'answered' && found.value === null ? { kind: 'unknown' } : found
}
