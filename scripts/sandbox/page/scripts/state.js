/** What the page knows. Parts that draw themselves subscribe and are called with the name of what changed. */
export const state = {
  /** The answer of `/sandbox/workspace`, or nothing while it loads. */
  workspace: undefined,
  channelId: undefined,
  /** In the conversation with the app: `home` or `messages`. */
  tab: 'home',
  /** Messages of the open conversation, or nothing while they load. */
  messages: undefined,
  unread: new Map(),
  /** Element states that were set in messages: ts → values. */
  drafts: new Map(),
  isConnected: true,
}

const listeners = new Set()

export const subscribe = listener => listeners.add(listener)

export const changed = what => {
  for (const listener of listeners) listener(what)
}

export const me = () => state.workspace.me

export const personById = id => state.workspace?.people.find(person => person.id === id)

export const nameOf = id => personById(id)?.realName ?? 'Somebody who left'

export const channelById = id => state.workspace?.channels.find(channel => channel.id === id)

export const isDirect = () => state.channelId === state.workspace?.directChannelId
