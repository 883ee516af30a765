import { subscribeLive } from '@laurel/contract/wire/liveSubscription.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConnection } from './ConnectionContext.ts'

const quietMilliseconds = 1500

/** Asks again for what is on the screen when the server says that read models moved, at most every 1.5 s. */
export const useLiveRefresh = (): void => {
  const { client } = useConnection()
  const queries = useQueryClient()
  useEffect(() => {
    const ended = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const refreshSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void queries.invalidateQueries()
      }, quietMilliseconds)
    }
    void subscribeLive(client, { onMessage: refreshSoon, onConnected: refreshSoon, signal: ended.signal })
    return () => {
      ended.abort()
      clearTimeout(timer)
    }
  }, [client, queries])
}
