import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import type { ChannelId } from '../kernel/ids.ts'
import type { ChannelEvent, ChannelSettings } from './events.ts'
import type { ChannelState } from './state.ts'

/** Makes a chat channel a place of recognition. */
export type CreateChannel = Command<
  'createChannel',
  { readonly channelId: ChannelId; readonly settings: ChannelSettings }
>

export type ChannelExists = { readonly code: 'CHANNEL_EXISTS' }

export const createChannel = (
  state: ChannelState,
  { data }: CreateChannel,
): Decision<ChannelEvent, ChannelExists> =>
  state.kind === 'known' ? reject({ code: 'CHANNEL_EXISTS' }) : accept({ type: 'ChannelCreated', data })
