import { sendEvent } from '../outbound/sendEvent.ts'
import type { SandboxContext } from '../sandboxContext.ts'
import type { Channel } from '../state/workspace.ts'

export const renameChannel = (context: SandboxContext, channel: Channel, name: string): void => {
  channel.name = name
  const about = { id: channel.id, name, created: channel.createdAt }
  tell(context, channel, { type: `${kindOf(channel)}_rename`, channel: about })
}

/** Archives a channel, or brings it back; who was in it stays. */
export const archiveChannel = (context: SandboxContext, channel: Channel, isArchived: boolean): void => {
  channel.isArchived = isArchived
  const type = `${kindOf(channel)}_${isArchived ? 'archive' : 'unarchive'}`
  tell(context, channel, { type, channel: channel.id })
}

const kindOf = ({ isPrivate }: Channel): string => (isPrivate ? 'group' : 'channel')

/** The app hears of public channels, and of private ones it is in. */
const tell = (
  context: SandboxContext,
  { isPrivate, members }: Channel,
  event: { type: string; [more: string]: unknown },
): void => {
  context.changes.publish({ kind: 'workspace' })
  if (!isPrivate || members.includes(context.app.botUserId)) sendEvent(context, event)
}
