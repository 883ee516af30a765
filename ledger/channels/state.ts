import { assertNever } from '../kernel/assertNever.ts'
import type { ChannelId } from '../kernel/ids.ts'
import { type MemberSet, noMembers, withChanges } from '../kernel/memberSet.ts'
import type { ChannelEvent, ChannelSettings } from './events.ts'

export type KnownChannel = {
  readonly kind: 'known'
  readonly channelId: ChannelId
  readonly settings: ChannelSettings
  readonly memberIds: MemberSet
}

/** `wasDeleted` distinguishes a channel that an administrator deleted from one that never existed. */
export type ChannelState = { readonly kind: 'unknown'; readonly wasDeleted?: true } | KnownChannel

export const initialState: ChannelState = { kind: 'unknown' }

export const evolve = (state: ChannelState, event: ChannelEvent): ChannelState => {
  if (event.type === 'ChannelCreated') return { kind: 'known', ...event.data, memberIds: noMembers }
  if (state.kind === 'unknown')
    throw new Error(`${event.type} comes before ChannelCreated in a channel's stream.`)
  switch (event.type) {
    case 'ChannelChanged':
      return { ...state, settings: event.data.settings }
    case 'ChannelMembersChanged':
      return { ...state, memberIds: withChanges(state.memberIds, event.data) }
    case 'ChannelDeleted':
      return { kind: 'unknown', wasDeleted: true }
    default:
      return assertNever(event)
  }
}
