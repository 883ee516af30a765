import { sendEvent } from '../outbound/sendEvent.ts'
import type { SandboxContext } from '../sandboxContext.ts'
import type { Channel } from '../state/workspace.ts'

export const renameChannel = (context: SandboxContext, channel: Channel, name: string): void => {
  channel.name = name
  const about = {
    id: channel.id,
    name,
    name_normalized: name,
    is_channel: !channel.isPrivate,
    is_mpim: false,
    created: channel.createdAt,
  }
  tell(context, channel, { type: `${kindOf(channel)}_rename`, channel: about })
}

/** Archives a channel, or brings it back; who was in it stays. */
export const archiveChannel = (context: SandboxContext, channel: Channel, isArchived: boolean): void => {
  channel.isArchived = isArchived
  const type = `${kindOf(channel)}_${isArchived ? 'archive' : 'unarchive'}`
  tell(context, channel, { type, channel: channel.id, user: ownerOf(context), is_moved: 0 })
}

/** Owners of the workspace look after its channels. */
const ownerOf = ({ workspace }: SandboxContext): string =>
  [...workspace.users.values()].find(({ isOwner }) => isOwner)?.id ?? 'USLACKBOT'

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
