import { PageChange, type PageMessage, PageWorkspace } from '../../pageApi/pageContract.ts'
import { loadMessages } from './navigation.ts'
import { attempt } from './notices.ts'
import { get } from './server.ts'
import { me, nameOf, state, update, workspace } from './state.ts'

let source: EventSource | undefined
let listener: string | undefined

/** Keeps the page current for its person; after a lost connection everything is read again. */
export const listen = (): void => {
  if (state.workspace === undefined || listener === me()) return
  source?.close()
  listener = me()
  source = new EventSource(`sandbox/stream?user=${listener}`)
  source.addEventListener('message', event => take(PageChange.parse(JSON.parse(String(event.data)))))
  source.addEventListener('open', () => {
    if (!state.isConnected) void attempt(catchUp())
    update({ isConnected: true })
  })
  source.addEventListener('error', () => update({ isConnected: false }))
}

const take = (change: PageChange): void => {
  switch (change.kind) {
    case 'message':
      takeMessage(change.message)
      break
    case 'messageDeleted':
      if (change.channelId === state.channelId)
        update({ messages: state.messages?.filter(message => message.ts !== change.ts) })
      break
    case 'views':
      update({ workspace: { ...workspace(), stack: change.stack } })
      break
    case 'home':
      update({ workspace: { ...workspace(), home: change.view } })
      break
    case 'workspace':
      void attempt(readDirectory())
      break
    default:
      change satisfies never
  }
}

const takeMessage = (message: PageMessage): void => {
  const isMine = message.userId === me()
  if (message.channelId !== state.channelId) {
    const count = (state.unread.get(message.channelId) ?? 0) + 1
    if (!message.isEdited && !isMine)
      update({ unread: new Map([...state.unread, [message.channelId, count]]) })
  } else if (state.messages !== undefined) {
    const isKnown = state.messages.some(({ ts }) => ts === message.ts)
    update({
      messages: isKnown
        ? state.messages.map(each => (each.ts === message.ts ? message : each))
        : [...state.messages, message],
      announcement: isMine ? state.announcement : `${nameOf(message.userId)}: ${message.text}`,
    })
  }
}

/** People or channels changed. */
const readDirectory = async (): Promise<void> => {
  const { people, channels, app } = await get('workspace', PageWorkspace, { user: me() })
  update({ workspace: { ...workspace(), people, channels, app } })
}

const catchUp = async (): Promise<void> => {
  update({ workspace: await get('workspace', PageWorkspace, { user: me() }) })
  await loadMessages()
}
