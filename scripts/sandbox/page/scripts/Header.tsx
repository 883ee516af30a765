import type { ComponentChildren } from 'preact'
import type { PageChannel } from '../../pageApi/pageContract.ts'
import { icon } from './icon.tsx'
import { showTab } from './navigation.ts'
import { channelById, isDirect, state, type Tab, update, workspace } from './state.ts'

/** The name of the open conversation, and its tabs. */
export const Header = () => {
  const channel = channelById(state.channelId)
  if (state.channelId === undefined) return <header class="header" />
  return (
    <header class="header">
      <MenuButton />
      {channel && <ChannelHeader {...channel} />}
      {isDirect() && <AppHeader />}
    </header>
  )
}

const openDrawer = (): void => {
  update({ isDrawerOpen: true })
  document.querySelector<HTMLElement>('#sidebar .entry.current, #sidebar .entry')?.focus()
}

const MenuButton = () => {
  const label = { id: 'menu-button', 'aria-label': 'Conversations' }
  return (
    <button type="button" class="quiet square menu-button" {...label} onClick={openDrawer}>
      {icon('menu')}
      {state.unread.size > 0 && <span class="dot" />}
    </button>
  )
}

const words = (title: ComponentChildren, topic: string) => (
  <div class="header-words">
    <h2>{title}</h2>
    <p class="muted topic">{topic}</p>
  </div>
)

const ChannelHeader = ({ name, topic, purpose, isPrivate, memberIds }: PageChannel) => (
  <>
    {words([icon(isPrivate ? 'lock' : 'hash'), name], topic || purpose)}
    <span class="count">
      {icon('people')}
      {memberIds.length}
      <span class="unseen"> members</span>
    </span>
  </>
)

const AppHeader = () => {
  const { name, description } = workspace().app
  return (
    <>
      {words([name, <span class="tag">app</span>], description)}
      <div class="tabs" role="tablist" aria-label={name} onKeyDown={moveTab}>
        {tabButton('home', 'Home')}
        {tabButton('messages', 'Messages')}
      </div>
    </>
  )
}

const tabButton = (tab: Tab, label: string) => (
  <button
    type="button"
    role="tab"
    id={`tab-${tab}`}
    class="tab"
    tabIndex={state.tab === tab ? 0 : -1}
    aria-selected={state.tab === tab}
    aria-controls="stage"
    onClick={() => showTab(tab)}
  >
    {label}
  </button>
)

const moveTab = (event: KeyboardEvent): void => {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
  const next = state.tab === 'home' ? 'messages' : 'home'
  document.getElementById(`tab-${next}`)?.focus()
  showTab(next)
}
