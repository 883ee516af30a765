import { addOrReplaceMessage, removeMessageFromView } from './conversation.js'
import { loadMessages } from './navigation.js'
import { announce } from './notices.js'
import { get } from './server.js'
import { changed, me, nameOf, state } from './state.js'

let source
let listener

/** Keeps the page current; after a lost connection everything is read again. */
export const listen = () => {
  source?.close()
  listener = me()
  source = new EventSource(`sandbox/stream?user=${me()}`)
  source.addEventListener('message', event => take(JSON.parse(event.data)))
  source.addEventListener('open', () => {
    if (!state.isConnected) void catchUp()
    state.isConnected = true
    changed('connection')
  })
  source.addEventListener('error', () => {
    state.isConnected = false
    changed('connection')
  })
}

/** Listens as whoever is chosen now. */
export const listenAgain = () => {
  if (listener !== me()) listen()
}

const take = change => {
  switch (change.kind) {
    case 'message':
      return takeMessage(change.message)
    case 'messageDeleted':
      return removeMessageFromView(change.channelId, change.ts)
    case 'views':
      state.workspace.stack = change.stack
      return changed('stack')
    case 'home':
      state.workspace.home = change.view
      return changed('home')
    default:
      return void readDirectory()
  }
}

const takeMessage = message => {
  if (message.channelId === state.channelId) {
    addOrReplaceMessage(message)
    if (message.userId !== me()) announce(`${nameOf(message.userId)}: ${message.text}`)
  } else if (!message.isEdited && message.userId !== me()) {
    state.unread.set(message.channelId, (state.unread.get(message.channelId) ?? 0) + 1)
    changed('unread')
  }
}

/** People or channels changed. */
const readDirectory = async () => {
  const { people, channels, app } = await get('workspace', { user: me() })
  Object.assign(state.workspace, { people, channels, app })
  changed('directory')
}

const catchUp = async () => {
  state.workspace = await get('workspace', { user: me() })
  changed('workspace')
  await loadMessages()
}
