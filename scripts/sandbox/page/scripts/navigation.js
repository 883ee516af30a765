import { attempt } from './notices.js'
import { get, perform } from './server.js'
import { changed, channelById, me, state } from './state.js'

/** Loads everything as a person, and stays in the conversation if they can see it. */
export const loadWorkspace = async user => {
  const workspace = await attempt(() => get('workspace', user === undefined ? {} : { user }))
  if (workspace === undefined) return
  state.workspace = workspace
  document.title = workspace.team.name
  state.unread.clear()
  state.drafts.clear()
  const wanted = [decodeURIComponent(location.hash.slice(1)), state.channelId].find(isVisible)
  state.channelId = undefined
  state.messages = undefined
  changed('workspace')
  await goTo(wanted ?? firstConversation())
}

const isVisible = id =>
  id !== undefined && (id === state.workspace.directChannelId || channelById(id) !== undefined)

const firstConversation = () => {
  const { channels, directChannelId } = state.workspace
  const own = channels.filter(channel => channel.isMember && !channel.isArchived)
  return (own[0] ?? channels[0])?.id ?? directChannelId
}

/** Opens a conversation. */
export const goTo = async channelId => {
  document.getElementById('app').classList.remove('drawer-open')
  if (state.workspace === undefined || channelId === state.channelId || !isVisible(channelId)) return
  state.channelId = channelId
  state.messages = undefined
  state.unread.delete(channelId)
  if (decodeURIComponent(location.hash.slice(1)) !== channelId)
    history.replaceState(null, '', `#${channelId}`)
  changed('conversation')
  if (channelId === state.workspace.directChannelId) tellTab()
  await loadMessages()
}

export const loadMessages = async () => {
  const { channelId } = state
  const messages = await attempt(() => get('messages', { user: me(), channelId }))
  if (messages === undefined || channelId !== state.channelId) return
  state.messages = messages
  changed('conversation')
}

export const showTab = tab => {
  state.tab = tab
  changed('tab')
  tellTab()
}

/** The app hears that somebody looks at it and may publish a fresh Home. */
const tellTab = () => void attempt(() => perform('home', { user: me(), tab: state.tab }))
