import { h, icon, newId } from './dom.js'
import { listenAgain } from './live.js'
import { loadWorkspace } from './navigation.js'
import { me, state } from './state.js'

/** Lets the person of the page become somebody else. */
export const openPersonSwitcher = () => {
  const titleId = newId()
  const people = state.workspace.people
    .filter(person => !person.isBot && !person.isDeleted)
    .toSorted((left, right) => left.realName.localeCompare(right.realName))
  const list = h('ul', { class: 'people' })
  const search = h('input', {
    type: 'search',
    class: 'field',
    placeholder: 'Search by name or title',
    aria: { label: 'Search people' },
  })
  const dialog = h(
    'dialog',
    { class: 'window narrow', aria: { labelledby: titleId } },
    h(
      'div',
      { class: 'window-head' },
      h('h2', { id: titleId, class: 'window-title' }, 'Who are you?'),
      closeButton(() => dialog.close()),
    ),
    h('div', { class: 'window-search' }, search),
    h('div', { class: 'window-body flush' }, list),
  )
  const draw = () => {
    const wanted = search.value.trim().toLowerCase()
    const found = people.filter(({ realName, name, title }) =>
      `${realName} ${name} ${title}`.toLowerCase().includes(wanted),
    )
    list.replaceChildren(
      ...(found.length === 0
        ? [h('li', { class: 'option-none' }, 'Nobody is called that here.')]
        : found.map(person => h('li', {}, personRow(person, dialog)))),
    )
  }
  search.addEventListener('input', draw)
  dialog.addEventListener('keydown', event => moveByArrow(event, search, list))
  search.addEventListener('keydown', event => {
    if (event.key !== 'Enter') return
    // The choice gives the focus back to the button that opened this: the same press would open it again.
    event.preventDefault()
    list.querySelector('button')?.click()
  })
  dialog.addEventListener('close', () => dialog.remove())
  draw()
  document.body.append(dialog)
  dialog.showModal()
  search.focus()
}

const personRow = (person, dialog) => {
  const isMe = person.id === me()
  return h(
    'button',
    {
      type: 'button',
      class: isMe ? 'person chosen' : 'person',
      aria: { current: isMe ? 'true' : undefined },
      onclick: async () => {
        dialog.close()
        await loadWorkspace(person.id)
        listenAgain()
      },
    },
    h('img', { src: person.picture, alt: '', class: 'avatar', loading: 'lazy' }),
    h(
      'span',
      { class: 'person-words' },
      h('strong', {}, person.realName),
      h('span', { class: 'muted' }, person.title || `@${person.name}`),
    ),
    person.role === '' ? null : h('span', { class: 'tag' }, person.role),
    isMe ? icon('check') : null,
  )
}

const moveByArrow = (event, search, list) => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  const stops = [search, ...list.querySelectorAll('button')]
  const at = stops.indexOf(document.activeElement)
  const step = event.key === 'ArrowDown' ? 1 : -1
  stops[(at + step + stops.length) % stops.length]?.focus()
}

export const closeButton = onClick =>
  h(
    'button',
    { type: 'button', class: 'quiet square', onclick: onClick, aria: { label: 'Close' } },
    icon('close'),
  )
