import type { TeamId } from '@laurel/ledger/kernel/ids.ts'

/** A channel of a chat workspace. */
export type ChatChannelFound = {
  readonly id: string
  readonly name: string
  readonly isPrivate: boolean
  readonly isArchived: boolean
  /** Whether the app is in it. */
  readonly isMember: boolean
  readonly memberCount: number | null
}

/** An emoji that a workspace added; its address is null where it is another name for a standard emoji. */
export type WorkspaceEmoji = { readonly name: string; readonly url: string | null }

/** An answer of the chat workspace, or the reason why there is none. */
export type ChatAnswer<Value> =
  | { readonly kind: 'answered'; readonly value: Value }
  | { readonly kind: 'not installed' | 'unavailable' }

/** The port to a team's chat workspace, for what an administrator looks up and chooses there. */
export type ChatDirectory = {
  /** The channels whose name contains the words; channels whose name begins with them come first. */
  searchChannels(teamId: TeamId, words: string): Promise<ChatAnswer<readonly ChatChannelFound[]>>
  channel(teamId: TeamId, id: string): Promise<ChatAnswer<ChatChannelFound | null>>
  /** Adds the app to a public channel, so that it can post there. A member has to invite it to a private one. */
  join(teamId: TeamId, id: string): Promise<ChatAnswer<null>>
  /** The members of a channel that the app is in, by their ids in the workspace. */
  members(teamId: TeamId, id: string): Promise<ChatAnswer<readonly string[]>>
  /** The emoji that the workspace added. */
  icons(teamId: TeamId): Promise<ChatAnswer<readonly WorkspaceEmoji[]>>
}

/** The answer of an installation that is connected with no chat. */
export const noChat = { kind: 'not installed' } as const
