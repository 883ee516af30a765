import { h, icon } from '../dom.js'
import { drawMenu } from '../menu.js'
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
export const drawOverflow = ({ surface, blockId, control }) =>
  drawMenu({
    button: {
      content: icon('more'),
      label: 'More',
      className: 'block-button square',
      focus: `${blockId} ${control.action_id}`,
    },
    entries: control.options.map(option => ({
      content: drawTextObject(option.text),
      run: button => {
        if (option.url !== undefined && /^https?:/i.test(option.url))
          window.open(option.url, '_blank', 'noreferrer')
        void surface.use(blockId, control, { selected_option: option }, button)
      },
    })),
  })
