import { drawBlocks } from './blocks/drawBlocks.js'
import { drawTextObject } from './blocks/drawText.js'
import { createSurface } from './blocks/surface.js'
import { h } from './dom.js'
import { attempt, notify } from './notices.js'
import { closeButton } from './personSwitcher.js'
import { perform } from './server.js'
import { me, state } from './state.js'

/** The window on screen: its element, the view in it and what was filled in. */
let shown

/** Shows the modal on top, or none. */
export const drawModal = () => {
  const view = state.workspace?.stack.at(-1)
  if (view === undefined) return takeDown()
  if (shown?.view.id === view.id) return refresh(view)
  takeDown()
  return put(view)
}

const takeDown = () => {
  if (shown === undefined) return
  const { dialog, opener } = shown
  shown = undefined
  dialog.close()
  dialog.remove()
  if (document.querySelector('dialog[open]') === null)
    (opener?.isConnected ? opener : document.getElementById('composer'))?.focus()
}

const put = view => {
  const opener = document.activeElement
  const surface = createSurface({ viewId: view.id }, structuredClone(view.values))
  const dialog = h('dialog', { class: 'window', aria: { labelledby: 'window-title' } })
  dialog.addEventListener('cancel', event => {
    event.preventDefault()
    close()
  })
  shown = { dialog, view, surface, opener, isBusy: false }
  fill()
  document.body.append(dialog)
  dialog.showModal()
  focusFirst(dialog)
}

/** The same window with new content: what was filled in stays where the same input is still there. */
const refresh = view => {
  const before = shown.surface.values
  const values = structuredClone(view.values)
  for (const [blockId, actions] of Object.entries(values))
    for (const actionId of Object.keys(actions))
      actions[actionId] = before[blockId]?.[actionId] ?? actions[actionId]
  const isSame = shown.view.hash === view.hash
  shown.view = view
  if (isSame) return
  shown.surface = createSurface({ viewId: view.id }, values)
  fill()
}

const fill = () => {
  const { dialog, view, surface } = shown
  const focused = dialog.contains(document.activeElement) ? document.activeElement.dataset.focus : undefined
  const scroll = dialog.querySelector('.window-body')?.scrollTop ?? 0
  const body = h('div', { class: 'window-body', tabindex: -1 }, drawBlocks(view.blocks, surface))
  dialog.replaceChildren(
    h(
      'form',
      { class: 'window-form', novalidate: true, onsubmit: submit },
      h(
        'div',
        { class: 'window-head' },
        h('h2', { id: 'window-title', class: 'window-title' }, drawTextObject(view.title)),
        closeButton(close),
      ),
      body,
      view.submit === undefined && view.close === undefined
        ? null
        : h(
            'div',
            { class: 'window-actions' },
            h(
              'button',
              { type: 'button', data: { focus: 'close' }, onclick: close },
              view.close === undefined ? 'Cancel' : drawTextObject(view.close),
            ),
            view.submit === undefined
              ? null
              : h(
                  'button',
                  { type: 'submit', class: 'primary', data: { focus: 'submit' } },
                  drawTextObject(view.submit),
                ),
          ),
    ),
  )
  body.scrollTop = scroll
  if (focused !== undefined) dialog.querySelector(`[data-focus="${CSS.escape(focused)}"]`)?.focus()
}

const focusFirst = dialog => {
  const wanted =
    dialog.querySelector('[data-autofocus]') ??
    dialog.querySelector('.window-body input, .window-body textarea, .window-body button') ??
    dialog.querySelector('button[type=submit]')
  wanted?.focus()
}

const submit = async event => {
  event.preventDefault()
  const mine = shown
  if (mine.isBusy) return
  mine.isBusy = true
  const button = mine.dialog.querySelector('button[type=submit]')
  button?.setAttribute('aria-busy', 'true')
  const outcome = await attempt(() =>
    perform('submit', { user: me(), viewId: mine.view.id, values: mine.surface.values }),
  )
  mine.isBusy = false
  button?.removeAttribute('aria-busy')
  if (shown !== mine || outcome === undefined) return
  if (outcome.kind === 'failed') notifyInside(outcome.text)
  mine.surface.errors = outcome.kind === 'errors' ? outcome.errors : {}
  if (outcome.kind !== 'errors') return
  fill()
  const first = mine.dialog.querySelector('.block.wrong')
  first?.scrollIntoView({ block: 'center' })
  first?.querySelector('input, textarea, button')?.focus()
}

/** A window covers the notices of the page: what failed is said in the window. */
const notifyInside = text => {
  notify(text)
  shown.dialog.querySelector('.window-problem')?.remove()
  shown.dialog.querySelector('.window-body').prepend(h('p', { class: 'window-problem', role: 'alert' }, text))
}

const close = () => {
  if (shown === undefined) return
  void attempt(() => perform('close', { user: me(), viewId: shown.view.id }))
}
