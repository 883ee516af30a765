import { h, icon } from './dom.js'
import { goTo } from './navigation.js'
import { openPersonSwitcher } from './personSwitcher.js'
import { me, personById, state } from './state.js'

/** The list of conversations, and who the person is. */
export const drawSidebar = () => {
  const place = document.getElementById('sidebar')
  if (state.workspace === undefined) {
    place.replaceChildren(h('div', { class: 'bones', aria: { hidden: 'true' } }, ...bones(9)))
    return
  }
  const { team, channels, app, directChannelId, otherWorkspaces } = state.workspace
  const focused = place.contains(document.activeElement) ? document.activeElement.dataset.focus : undefined
  const own = channels.filter(channel => channel.isMember && !channel.isArchived)
  const others = channels.filter(channel => !channel.isMember && !channel.isArchived)
  place.replaceChildren(
    h(
      'div',
      { class: 'sidebar-head' },
      h('h1', {}, team.name),
      h('p', { class: 'muted' }, 'Practice workspace on this machine'),
    ),
    h(
      'div',
      { class: 'sidebar-lists' },
      list('Channels', own.map(channelEntry)),
      others.length > 0 ? list('More channels', others.map(channelEntry)) : null,
      list('Apps', [
        entry(
          directChannelId,
          app.name,
          h('img', { src: `avatars/${app.userId}.svg`, alt: '', class: 'mini' }),
        ),
        pageEntry('apps', 'Manage apps', 'more'),
      ]),
      otherWorkspaces.length > 0
        ? list(
            'Other workspaces',
            otherWorkspaces.map(({ name, address }) => pageEntry(address, name, 'switch')),
          )
        : null,
    ),
    personButton(),
  )
  if (focused !== undefined) place.querySelector(`[data-focus="${CSS.escape(focused)}"]`)?.focus()
}

const bones = count => Array.from({ length: count }, () => h('span', { class: 'bone' }))

const list = (title, entries) =>
  h(
    'div',
    { class: 'sidebar-list' },
    h('h2', {}, title),
    h(
      'ul',
      {},
      entries.map(each => h('li', {}, each)),
    ),
  )

const channelEntry = channel => entry(channel.id, channel.name, icon(channel.isPrivate ? 'lock' : 'hash'))

const entry = (id, name, picture) => {
  const unread = state.unread.get(id) ?? 0
  const isCurrent = id === state.channelId
  return h(
    'a',
    {
      href: `#${id}`,
      class: ['entry', isCurrent ? 'current' : '', unread > 0 ? 'unread' : ''].join(' ').trim(),
      aria: { current: isCurrent ? 'page' : undefined },
      data: { focus: id },
      onclick: event => {
        event.preventDefault()
        void goTo(id)
      },
    },
    picture,
    h('span', { class: 'entry-name' }, name),
    unread > 0 ? h('span', { class: 'badge' }, String(unread), h('span', { class: 'unseen' }, ' new')) : null,
  )
}

/** A page of its own. */
const pageEntry = (address, name, picture) =>
  h(
    'a',
    { href: address, class: 'entry', data: { focus: address } },
    icon(picture),
    h('span', { class: 'entry-name' }, name),
  )

const personButton = () => {
  const person = personById(me())
  return h(
    'button',
    {
      type: 'button',
      class: 'person-button',
      data: { focus: 'person' },
      aria: { haspopup: 'dialog' },
      title: 'Be somebody else',
      onclick: openPersonSwitcher,
    },
    h('img', { src: person.picture, alt: '', class: 'avatar' }),
    h('span', { class: 'unseen' }, 'You are '),
    h(
      'span',
      { class: 'person-words' },
      h('strong', {}, person.realName),
      h('span', { class: 'muted' }, person.title || `@${person.name}`),
    ),
    icon('switch'),
  )
}

/** On a narrow screen the list is a drawer. */
export const bindDrawer = () => {
  const app = document.getElementById('app')
  const close = () => {
    if (!app.classList.contains('drawer-open')) return
    app.classList.remove('drawer-open')
    document.getElementById('menu-button')?.focus()
  }
  document.getElementById('scrim').addEventListener('click', close)
  document.addEventListener('keydown', event => {
    if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) close()
  })
}

export const openDrawer = () => {
  document.getElementById('app').classList.add('drawer-open')
  document.querySelector('#sidebar .entry.current, #sidebar .entry')?.focus()
}
