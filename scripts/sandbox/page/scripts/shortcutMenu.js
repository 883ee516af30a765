import { icon } from './dom.js'
import { drawMenu } from './menu.js'
import { attempt, notify } from './notices.js'
import { perform } from './server.js'
import { me, state } from './state.js'

const use = async (callbackId, on) => {
  const answer = await attempt(() => perform('shortcut', { user: me(), callbackId, on }))
  if (answer?.problem) notify(answer.problem)
}

const entriesOf = (kind, on) =>
  state.workspace.app.shortcuts
    .filter(shortcut => shortcut.kind === kind)
    .map(shortcut => ({ content: shortcut.name, run: () => void use(shortcut.callbackId, on) }))

/** What the app offers everywhere: the lightning beside where messages are written. */
export const drawShortcuts = () => {
  const entries = entriesOf('global')
  const button = {
    content: icon('lightning'),
    label: 'Shortcuts',
    className: 'quiet square',
    focus: 'shortcuts',
  }
  return entries.length === 0 ? null : drawMenu({ button, entries })
}

/** What the app offers on a message. */
export const drawMessageShortcuts = message => {
  const entries = entriesOf('message', { channelId: message.channelId, messageTs: message.ts })
  const button = {
    content: icon('more'),
    label: 'More actions',
    className: 'quiet square',
    focus: 'more actions',
  }
  return entries.length === 0 ? null : drawMenu({ button, entries })
}
