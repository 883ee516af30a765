import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Accepted } from '@laurel/ledger/handling/outcome.ts'
import { assertNever } from '@laurel/ledger/kernel/assertNever.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { ChannelId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Intent } from '../access/intent.ts'
import type { ChatChannelFound, ChatDirectory } from './chatDirectory.ts'
import type { ChosenChat } from './chooseChat.ts'
import { joinChat } from './joinChat.ts'

export type ChannelDependencies = {
  readonly ledger: Ledger
  readonly database: Queryable
  /** Left out, no chat workspace is connected. */
  readonly chat?: ChatDirectory
}

/** The problem of a change that the ledger does not know of. */
export type ChannelProblem =
  | 'TITLE_REQUIRED'
  | 'CHAT_CHANNEL_UNKNOWN'
  | 'CHAT_NOT_INSTALLED'
  | 'CHAT_UNAVAILABLE'

export type ChannelOutcome =
  | {
      readonly kind: 'accepted'
      readonly channelId: ChannelId
      readonly position: number
      readonly isRepeated: boolean
    }
  | { readonly kind: 'rejected'; readonly rejection: LedgerRejection }
  | { readonly kind: 'problem'; readonly problem: ChannelProblem }

/** The outcome where no chat channel could be chosen or joined. */
export const withoutChat = ({ kind }: Exclude<ChosenChat, { readonly kind: 'answered' }>): ChannelOutcome => {
  switch (kind) {
    case 'taken':
      return { kind: 'rejected', rejection: { code: 'CHANNEL_EXISTS' } }
    case 'unknown':
      return { kind: 'problem', problem: 'CHAT_CHANNEL_UNKNOWN' }
    case 'not installed':
      return { kind: 'problem', problem: 'CHAT_NOT_INSTALLED' }
    case 'unavailable':
      return { kind: 'problem', problem: 'CHAT_UNAVAILABLE' }
    default:
      return assertNever(kind)
  }
}

/**
 * Adds the app to the chat channel of a recorded channel, and the people there to the channel. The app joins after the
 * channel is recorded, because the event of its joining would otherwise reach a channel that does not exist yet.
 */
export const fillChannel = async (
  { ledger, chat }: Pick<ChannelDependencies, 'ledger' | 'chat'>,
  intent: Intent,
  channelId: ChannelId,
  { position, isRepeated }: Accepted,
  chosen: ChatChannelFound | null,
): Promise<ChannelOutcome> => {
  if (chosen === null) return { kind: 'accepted', channelId, position, isRepeated }
  const members = await joinChat({ ledger, ...(chat && { chat }) }, intent.teamId, chosen)
  if (members.kind !== 'answered') return withoutChat(members)
  const synced = await ledger.handle({
    ...intent,
    id: derivedId('members of new channel', intent.id),
    type: 'syncChannelMembers',
    data: { channelId, memberIds: members.value },
  })
  if (synced.kind === 'rejected') return synced
  return {
    kind: 'accepted',
    channelId,
    position: Math.max(position, synced.position),
    isRepeated: isRepeated || synced.isRepeated,
  }
}
