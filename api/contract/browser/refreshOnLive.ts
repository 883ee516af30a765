import type { Client } from '../wire/client.ts'
import type { LiveMessage } from '../wire/live.ts'
import { subscribeLive } from '../wire/liveSubscription.ts'

const quietMilliseconds = 1000
/** A page reads its data and connects at about the same time. A later connection may have missed messages. */
const promptMilliseconds = 2000

type LiveRefresh = {
  /** Reads again what is on the page; called at most once a second. */
  readonly refresh: () => void
  /** Sees every message at once. */
  readonly onMessage?: (message: LiveMessage) => void
}

/**
 * Refreshes a page when read models move, and after a time without a connection, whose messages were missed. Returns a
 * function that ends it.
 */
export const refreshOnLive = (client: Client, { refresh, onMessage }: LiveRefresh): (() => void) => {
  const ended = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const refreshSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      refresh()
    }, quietMilliseconds)
  }
  const startedAt = Date.now()
  let wasConnected = false
  const noteConnection = () => {
    const isPrompt = !wasConnected && Date.now() - startedAt < promptMilliseconds
    wasConnected = true
    if (!isPrompt) refreshSoon()
  }
  void subscribeLive(client, {
    signal: ended.signal,
    onConnected: noteConnection,
    onMessage: message => {
      onMessage?.(message)
      if (message.type !== 'catching_up') refreshSoon()
    },
  })
  return () => {
    ended.abort()
    clearTimeout(timer)
  }
}
