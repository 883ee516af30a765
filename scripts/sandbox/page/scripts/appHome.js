import { drawBlocks } from './blocks/drawBlocks.js'
import { createSurface } from './blocks/surface.js'
import { h } from './dom.js'
import { state } from './state.js'

/** Draws the app's Home tab, keeping focus where it was. */
export const drawHome = place => {
  const focused = place.contains(document.activeElement) ? document.activeElement.dataset.focus : undefined
  const { home, app } = state.workspace
  const isNew = !place.classList.contains('home')
  place.className = 'stage home'
  place.replaceChildren(home === null ? waiting(app) : h('div', { class: 'home-blocks' }, draw(home)))
  if (isNew) place.scrollTop = 0
  if (focused !== undefined) place.querySelector(`[data-focus="${CSS.escape(focused)}"]`)?.focus()
}

const draw = home => drawBlocks(home.blocks, createSurface({ viewId: home.id }, structuredClone(home.values)))

const waiting = app =>
  h(
    'div',
    { class: 'empty' },
    h('img', { src: `avatars/${app.userId}.svg`, alt: '', class: 'avatar huge' }),
    h('h3', {}, app.isInstalled ? `${app.name} is preparing your Home` : `${app.name} is not installed`),
    h(
      'p',
      { class: 'muted' },
      app.isInstalled
        ? 'It appears here as soon as the app has published it.'
        : 'Somebody adds it to the workspace from its own web page.',
    ),
    app.isInstalled ? null : h('a', { href: 'apps', class: 'primary block-button' }, `Add ${app.name}`),
  )
