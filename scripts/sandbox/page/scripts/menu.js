import { h, newId } from './dom.js'

/**
 * A button that opens a menu: arrows move, Escape closes and leads back, and so does going elsewhere. Each entry is
 * `{ content, run }`.
 */
export const drawMenu = ({ button: { content, label, className, focus }, entries }) => {
  const id = newId()
  const items = entries.map(entry =>
    h(
      'button',
      {
        type: 'button',
        role: 'menuitem',
        tabindex: -1,
        class: 'option',
        onclick: () => {
          close()
          entry.run(button)
        },
      },
      entry.content,
    ),
  )
  const menu = h('div', { id, class: 'listbox menu', role: 'menu', hidden: true }, items)
  const button = h(
    'button',
    {
      type: 'button',
      class: className,
      title: label,
      aria: { label, haspopup: 'menu', expanded: 'false', controls: id },
      data: { focus },
      onclick: () => (menu.hidden ? open() : close()),
    },
    content,
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
