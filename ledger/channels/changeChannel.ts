import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import type { ChannelId } from '../kernel/ids.ts'
import { jsonEquals } from '../kernel/jsonEquals.ts'
import type { ChannelEvent, ChannelSettings } from './events.ts'
import type { ChannelState } from './state.ts'

export type ChangeChannel = Command<
  'changeChannel',
  { readonly channelId: ChannelId; readonly settings: ChannelSettings }
>

export type ChannelUnknown = { readonly code: 'CHANNEL_UNKNOWN' }

export const changeChannel = (
  state: ChannelState,
  { data }: ChangeChannel,
): Decision<ChannelEvent, ChannelUnknown> => {
  if (state.kind === 'unknown') return reject({ code: 'CHANNEL_UNKNOWN' })
  if (jsonEquals(state.settings, data.settings)) return accept()
  return accept({ type: 'ChannelChanged', data })
}
