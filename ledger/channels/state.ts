import { assertNever } from '../kernel/assertNever.ts'
import type { ChannelId, MemberId } from '../kernel/ids.ts'
import type { ChannelEvent, ChannelSettings } from './events.ts'

export type KnownChannel = {
  readonly kind: 'known'
  readonly channelId: ChannelId
  readonly settings: ChannelSettings
  readonly memberIds: ReadonlySet<MemberId>
}

/** `wasDeleted` distinguishes a channel that an administrator deleted from one that never existed. */
export type ChannelState = { readonly kind: 'unknown'; readonly wasDeleted?: true } | KnownChannel

export const initialState: ChannelState = { kind: 'unknown' }

export const evolve = (state: ChannelState, event: ChannelEvent): ChannelState => {
  if (event.type === 'ChannelCreated') return { kind: 'known', ...event.data, memberIds: new Set() }
  if (state.kind === 'unknown')
    throw new Error(`${event.type} comes before ChannelCreated in a channel's stream.`)
  switch (event.type) {
    case 'ChannelChanged':
      return { ...state, settings: event.data.settings }
    case 'ChannelMembersChanged': {
      const memberIds = new Set(state.memberIds)
      for (const memberId of event.data.joined) memberIds.add(memberId)
      for (const memberId of event.data.left) memberIds.delete(memberId)
      return { ...state, memberIds }
    }
    case 'ChannelDeleted':
      return { kind: 'unknown', wasDeleted: true }
    default:
      return assertNever(event)
  }
}
