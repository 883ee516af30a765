import { h, icon } from './dom.js'
import { showTab } from './navigation.js'
import { openDrawer } from './sidebar.js'
import { channelById, isDirect, state } from './state.js'

/** The name of the open conversation and what can be done with all of it. */
export const drawHeader = () => {
  const place = document.getElementById('header')
  if (state.workspace === undefined || state.channelId === undefined) return
  const focused = place.contains(document.activeElement) ? document.activeElement.dataset.focus : undefined
  place.replaceChildren(
    menuButton(),
    ...(isDirect() ? appHeader() : channelHeader(channelById(state.channelId))),
  )
  if (focused !== undefined) place.querySelector(`[data-focus="${CSS.escape(focused)}"]`)?.focus()
}

const menuButton = () =>
  h(
    'button',
    {
      type: 'button',
      id: 'menu-button',
      class: 'quiet square menu-button',
      aria: { label: 'Conversations' },
      data: { focus: 'menu' },
      onclick: openDrawer,
    },
    icon('menu'),
    state.unread.size > 0 ? h('span', { class: 'dot' }) : null,
  )

const channelHeader = channel => [
  h(
    'div',
    { class: 'header-words' },
    h('h2', {}, icon(channel.isPrivate ? 'lock' : 'hash'), channel.name),
    h('p', { class: 'muted topic' }, channel.topic || channel.purpose),
  ),
  h(
    'span',
    { class: 'count' },
    icon('people'),
    String(channel.memberIds.length),
    h('span', { class: 'unseen' }, ' members'),
  ),
]

const appHeader = () => [
  h(
    'div',
    { class: 'header-words' },
    h('h2', {}, state.workspace.app.name, h('span', { class: 'tag' }, 'app')),
    h('p', { class: 'muted topic' }, state.workspace.app.description),
  ),
  h(
    'div',
    { class: 'tabs', role: 'tablist', aria: { label: state.workspace.app.name }, onkeydown: moveTab },
    tab('home', 'Home'),
    tab('messages', 'Messages'),
  ),
]

const tab = (name, label) =>
  h(
    'button',
    {
      type: 'button',
      role: 'tab',
      id: `tab-${name}`,
      class: 'tab',
      tabindex: state.tab === name ? 0 : -1,
      aria: { selected: state.tab === name ? 'true' : 'false', controls: 'stage' },
      data: { focus: `tab-${name}` },
      onclick: () => showTab(name),
    },
    label,
  )

const moveTab = event => {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
  const next = state.tab === 'home' ? 'messages' : 'home'
  document.getElementById(`tab-${next}`).focus()
  showTab(next)
}
