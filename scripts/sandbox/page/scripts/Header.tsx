import type { PageChannel } from '../../pageApi/pageContract.ts'
import { Icon } from './Icon.tsx'
import { showTab } from './navigation.ts'
import { channelById, isDirect, state, type Tab, update, workspace } from './state.ts'

/** The name of the open conversation, and its tabs. */
export const Header = () => {
  const channel = channelById(state.channelId)
  return (
    <header class="header">
      {state.channelId !== undefined && <MenuButton />}
      {channel !== undefined && <ChannelHeader {...channel} />}
      {state.channelId !== undefined && isDirect() && <AppHeader />}
    </header>
  )
}

const openDrawer = (): void => {
  update({ isDrawerOpen: true })
  document.querySelector<HTMLElement>('#sidebar .entry.current, #sidebar .entry')?.focus()
}

const MenuButton = () => (
  <button
    type="button"
    id="menu-button"
    class="quiet square menu-button"
    aria-label="Conversations"
    onClick={openDrawer}
  >
    <Icon name="menu" />
    {state.unread.size > 0 && <span class="dot" />}
  </button>
)

const ChannelHeader = ({ name, topic, purpose, isPrivate, memberIds }: PageChannel) => (
  <>
    <div class="header-words">
      <h2>
        <Icon name={isPrivate ? 'lock' : 'hash'} />
        {name}
      </h2>
      <p class="muted topic">{topic || purpose}</p>
    </div>
    <span class="count">
      <Icon name="people" />
      {memberIds.length}
      <span class="unseen"> members</span>
    </span>
  </>
)

const AppHeader = () => {
  const { name, description } = workspace().app
  return (
    <>
      <div class="header-words">
        <h2>
          {name}
          <span class="tag">app</span>
        </h2>
        <p class="muted topic">{description}</p>
      </div>
      <div class="tabs" role="tablist" aria-label={name} onKeyDown={moveTab}>
        <TabButton tab="home" label="Home" />
        <TabButton tab="messages" label="Messages" />
      </div>
    </>
  )
}

const TabButton = ({ tab, label }: { tab: Tab; label: string }) => (
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
