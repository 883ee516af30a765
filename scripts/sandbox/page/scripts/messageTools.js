import { drawEmoji } from './blocks/drawText.js'
import { h } from './dom.js'
import { react } from './message.js'
import { drawMessageShortcuts } from './shortcutMenu.js'

const offered = ['tada', 'clap', 'heart', '+1']

/** What can be done with a message, shown when it is pointed at or focused. */
export const drawMessageTools = message =>
  h(
    'div',
    { class: 'tools', role: 'group', aria: { label: 'Message' } },
    offered.map(name =>
      h(
        'button',
        {
          type: 'button',
          class: 'quiet square',
          aria: { label: `React with ${name}` },
          data: { focus: `react ${name}` },
          onclick: () => react(message, name),
        },
        drawEmoji(name),
      ),
    ),
    drawMessageShortcuts(message),
  )
