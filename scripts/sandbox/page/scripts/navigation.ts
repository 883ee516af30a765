import { PageMessages, PageWorkspace, pageActs } from '../../pageApi/pageContract.ts'
import { forgetFilledIn } from './blocks/surface.ts'
import { attempt, run } from './notices.ts'
import { get } from './server.ts'
import { channelById, me, state, type Tab, update, workspace } from './state.ts'

const addressed = (): string => decodeURIComponent(location.hash.slice(1))

/** Loads everything as a person and stays in the conversation if this person can see it. */
export const loadWorkspace = async (user?: string): Promise<void> => {
  const loaded = await attempt(get('workspace', PageWorkspace, user === undefined ? {} : { user }))
  if (loaded === undefined) return
  document.title = loaded.team.name
  forgetFilledIn()
  const before = state.channelId
  update({ workspace: loaded, unread: new Map(), channelId: undefined, messages: undefined })
  await goTo([addressed(), before].find(isVisible) ?? firstConversation())
}

const isVisible = (id: string | undefined): id is string =>
  id !== undefined && (id === workspace().directChannelId || channelById(id) !== undefined)

const firstConversation = (): string => {
  const { channels, directChannelId } = workspace()
  const own = channels.filter(channel => channel.isMember && !channel.isArchived)
  return (own[0] ?? channels[0])?.id ?? directChannelId
}

/** Opens the conversation named in the address. */
export const followAddress = (): Promise<void> => goTo(addressed())

export const goTo = async (channelId: string): Promise<void> => {
  update({ isDrawerOpen: false })
  if (state.workspace === undefined || channelId === state.channelId || !isVisible(channelId)) return
  const unread = new Map(state.unread)
  unread.delete(channelId)
  update({ channelId, unread, messages: undefined })
  if (addressed() !== channelId) history.replaceState(null, '', `#${channelId}`)
  if (channelId === state.workspace.directChannelId) reportTab()
  await loadMessages()
}

export const loadMessages = async (): Promise<void> => {
  const { channelId } = state
  if (channelId === undefined) return
  const messages = await attempt(get('messages', PageMessages, { user: me(), channelId }))
  if (messages !== undefined && channelId === state.channelId) update({ messages })
}

export const showTab = (tab: Tab): void => {
  update({ tab })
  reportTab()
}

/** Tells the app which tab is open, so that it can publish a current Home. */
const reportTab = (): void => void run(pageActs.home, { tab: state.tab })
