import { blockList, messageBlocksMax } from '../blockKit/blocks.ts'
import { identify } from '../blockKit/identify.ts'
import type { SandboxContext } from '../sandboxContext.ts'

/** A message that the app had posted before this workspace was opened. */
export type RememberedMessage = {
  readonly channelId: string
  readonly at: Date
  readonly text: string
  readonly blocks: readonly object[]
}

/** Gives a conversation a past. Messages are remembered in the order of time, before anybody writes. */
export const rememberMessage = (context: SandboxContext, message: RememberedMessage): void => {
  const { channelId, at, text } = message
  const seconds = Math.floor(at.getTime() / 1000)
  const place = String(context.workspace.messages.length).padStart(6, '0')
  context.workspace.messages.push({
    ts: `${seconds}.${place}`,
    channelId,
    userId: context.app.botUserId,
    isFromApp: true,
    isEdited: false,
    reactions: [],
    text,
    blocks: identify(blockList(messageBlocksMax).parse(message.blocks), context.sequence),
  })
}
