import type { Client } from '../wire/client.ts'
import type { LiveMessage } from '../wire/live.ts'
import { subscribeLive } from '../wire/liveSubscription.ts'

const quietMilliseconds = 1000

type LiveRefresh = {
  /** Reads again what is on the page; called at most once a second. */
  readonly refresh: () => void
  /** Sees every message at once. */
  readonly onMessage?: (message: LiveMessage) => void
}

/** Refreshes a page when read models move, and after each new connection. Returns a function that ends it. */
export const refreshOnLive = (client: Client, { refresh, onMessage }: LiveRefresh): (() => void) => {
  const ended = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const refreshSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      refresh()
    }, quietMilliseconds)
  }
  void subscribeLive(client, {
    signal: ended.signal,
    onConnected: refreshSoon,
    onMessage: message => {
      onMessage?.(message)
      refreshSoon()
    },
  })
  return () => {
    ended.abort()
    clearTimeout(timer)
  }
}
