import { sendEvent } from '../outbound/sendEvent.ts'
import type { SandboxContext } from '../sandboxContext.ts'
import type { Channel } from '../state/workspace.ts'

/** Adds a person to a channel; an app that is a member receives the event. */
export const addMember = (context: SandboxContext, channel: Channel, userId: string): void => {
  if (channel.members.includes(userId)) return
  channel.members.push(userId)
  context.changes.publish({ kind: 'workspace' })
  tell(context, channel, { type: 'member_joined_channel', user: userId })
}

export const removeMember = (context: SandboxContext, channel: Channel, userId: string): void => {
  if (!channel.members.includes(userId)) return
  tell(context, channel, { type: 'member_left_channel', user: userId })
  channel.members.splice(channel.members.indexOf(userId), 1)
  context.changes.publish({ kind: 'workspace' })
}

const tell = (context: SandboxContext, channel: Channel, event: { type: string; user: string }): void => {
  if (!channel.members.includes(context.app.botUserId)) return
  sendEvent(context, {
    ...event,
    channel: channel.id,
    channel_type: channel.isPrivate ? 'G' : 'C',
    team: context.workspace.team.id,
  })
}
