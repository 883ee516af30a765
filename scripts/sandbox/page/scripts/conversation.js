import { drawHome } from './appHome.js'
import { h } from './dom.js'
import { drawAppIntroduction, drawEmpty, drawMessage } from './message.js'
import { channelById, isDirect, state } from './state.js'
import { dayOf } from './times.js'

const stage = () => document.getElementById('stage')

/** What fills the middle of the page: the messages, or the app's Home. */
export const drawStage = () => {
  const place = stage()
  place.removeAttribute('aria-labelledby')
  if (state.channelId === undefined || (state.messages === undefined && !isHome())) {
    place.className = 'stage'
    place.removeAttribute('role')
    place.replaceChildren(skeleton())
    return
  }
  if (isDirect()) {
    place.setAttribute('role', 'tabpanel')
    place.setAttribute('aria-labelledby', `tab-${state.tab}`)
  } else {
    place.setAttribute('role', 'region')
    place.setAttribute('aria-label', `Messages in ${channelById(state.channelId)?.name ?? ''}`)
  }
  if (isHome()) return drawHome(place)
  place.className = 'stage messages'
  const spring = state.messages.length > 0 ? [h('div', { class: 'spring' })] : []
  place.replaceChildren(...spring, ...drawList())
  toEnd()
}

const isHome = () => isDirect() && state.tab === 'home'

const drawList = () => {
  if (state.messages.length === 0)
    return [isDirect() ? drawAppIntroduction() : drawEmpty(channelById(state.channelId))]
  const nodes = []
  let day
  for (const [index, message] of state.messages.entries()) {
    const own = dayOf(message.ts)
    if (own !== day) nodes.push(h('div', { class: 'day', data: { day: own } }, h('span', {}, own)))
    day = own
    nodes.push(drawMessage(message, state.messages[index - 1]))
  }
  return nodes
}

const skeleton = () =>
  h(
    'div',
    { class: 'skeleton', role: 'status', aria: { busy: 'true', label: 'Loading' } },
    Array.from({ length: 4 }, () =>
      h('div', { class: 'skeleton-row' }, h('span', { class: 'bone round' }), h('span', { class: 'bone' })),
    ),
  )

const toEnd = () => {
  const place = stage()
  place.scrollTop = place.scrollHeight
}

const isAtEnd = () => {
  const place = stage()
  return place.scrollHeight - place.scrollTop - place.clientHeight < 80
}

/** A message arrived or changed; only it is drawn. */
export const addOrReplaceMessage = message => {
  if (state.messages === undefined) return
  const at = state.messages.findIndex(each => each.ts === message.ts)
  if (at === -1) state.messages.push(message)
  else state.messages[at] = message
  if (isHome()) return
  const follow = isAtEnd()
  const known = stage().querySelector(`[data-ts="${CSS.escape(message.ts)}"]`)
  if (known === null) appendMessage(message)
  else replaceKeepingFocus(known, drawMessage(message, state.messages[at - 1]))
  if (follow) toEnd()
}

const appendMessage = message => {
  const before = state.messages.at(-2)
  if (before === undefined || dayOf(before.ts) !== dayOf(message.ts)) return drawStage()
  return stage().append(drawMessage(message, before))
}

const replaceKeepingFocus = (known, drawn) => {
  const focused = known.contains(document.activeElement) ? document.activeElement.dataset.focus : undefined
  known.replaceWith(drawn)
  if (focused === undefined) return
  const again = drawn.querySelector(`[data-focus="${CSS.escape(focused)}"]`)
  if (again === null) document.getElementById('composer')?.focus()
  else again.focus()
}

export const removeMessageFromView = (channelId, ts) => {
  if (channelId !== state.channelId || state.messages === undefined) return
  const hadFocus = stage()
    .querySelector(`[data-ts="${CSS.escape(ts)}"]`)
    ?.contains(document.activeElement)
  state.messages = state.messages.filter(message => message.ts !== ts)
  if (!isHome()) drawStage()
  if (hadFocus === true) document.getElementById('composer')?.focus()
}
