import { h, icon, newId } from '../dom.js'
import { drawTextObject } from './drawText.js'

export const drawButton = ({ surface, blockId, control }) => {
  const className = ['block-button', control.style ?? ''].join(' ').trim()
  const content = drawTextObject(control.text)
  const aria = { label: control.accessibility_label }
  const data = { focus: `${blockId} ${control.action_id}` }
  if (control.url !== undefined && /^https?:/i.test(control.url))
    return h(
      'a',
      {
        class: className,
        href: control.url,
        target: '_blank',
        rel: 'noreferrer noopener',
        aria,
        data,
        onclick: () => void surface.use(blockId, control),
      },
      content,
    )
  return h(
    'button',
    {
      type: 'button',
      class: className,
      aria,
      data,
      onclick: event => {
        const button = event.currentTarget
        if (button.getAttribute('aria-busy') !== 'true') void surface.use(blockId, control, undefined, button)
      },
    },
    content,
  )
}

/** A button with a menu. */
export const drawOverflow = ({ surface, blockId, control }) => {
  const id = newId()
  const choose = option => {
    close()
    if (option.url !== undefined && /^https?:/i.test(option.url))
      window.open(option.url, '_blank', 'noreferrer')
    void surface.use(blockId, control, { selected_option: option }, button)
  }
  const items = control.options.map(option =>
    h(
      'button',
      { type: 'button', role: 'menuitem', tabindex: -1, class: 'option', onclick: () => choose(option) },
      drawTextObject(option.text),
    ),
  )
  const menu = h('div', { id, class: 'listbox menu', role: 'menu', hidden: true }, items)
  const button = h(
    'button',
    {
      type: 'button',
      class: 'block-button square',
      aria: { label: 'More', haspopup: 'menu', expanded: 'false', controls: id },
      data: { focus: `${blockId} ${control.action_id}` },
      onclick: () => (menu.hidden ? open() : close()),
    },
    icon('more'),
  )
  const open = () => {
    menu.hidden = false
    button.setAttribute('aria-expanded', 'true')
    items[0]?.focus()
  }
  const close = () => {
    menu.hidden = true
    button.setAttribute('aria-expanded', 'false')
  }
  const root = h('div', { class: 'picker-place inline' }, button, menu)
  root.addEventListener('keydown', event => {
    const at = items.indexOf(document.activeElement)
    if (event.key === 'Escape' && !menu.hidden) {
      event.preventDefault()
      event.stopPropagation()
      close()
      button.focus()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      items[(at + step + items.length) % items.length]?.focus()
    }
  })
  root.addEventListener('focusout', event => root.contains(event.relatedTarget) || close())
  return root
}
