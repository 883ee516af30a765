import { drawEmoji } from './blocks/drawText.js'
import { h } from './dom.js'
import { react } from './message.js'
import { attempt, notify } from './notices.js'
import { perform } from './server.js'
import { me, state } from './state.js'

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
    state.workspace.app.shortcuts
      .filter(shortcut => shortcut.kind === 'message')
      .map(shortcut =>
        h(
          'button',
          {
            type: 'button',
            class: 'quiet shortcut',
            onclick: async () => {
              const on = { channelId: message.channelId, messageTs: message.ts }
              const answer = await attempt(() =>
                perform('shortcut', { user: me(), callbackId: shortcut.callbackId, on }),
              )
              if (answer?.problem) notify(answer.problem)
            },
          },
          shortcut.name,
        ),
      ),
  )
