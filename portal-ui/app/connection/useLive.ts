import type { LiveMessage } from '@laurel/contract/wire/live.ts'
import { subscribeLive } from '@laurel/contract/wire/liveSubscription.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useConnection } from './ConnectionContext.ts'
import type { Connection } from './connection.ts'
import { meQuery } from './queries.ts'

const quietMilliseconds = 1000

/** Keeps the balance and the lists as the server has them, without a reload. */
export const useLive = (): void => {
  const connection = useConnection()
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
    const onMessage = (message: LiveMessage) => {
      applyBalance(connection, queries, message)
      refreshSoon()
    }
    void subscribeLive(connection.client, { onMessage, onConnected: refreshSoon, signal: ended.signal })
    return () => {
      ended.abort()
      clearTimeout(timer)
    }
  }, [connection, queries])
}

/** Shows the new balance at once; one that is older than what this page already did is left aside. */
const applyBalance = (connection: Connection, queries: QueryClient, message: LiveMessage): void => {
  if (message.type !== 'balance' || message.position < (connection.seen() ?? message.position)) return
  connection.noteSeen(message.position)
  queries.setQueryData(meQuery(connection).queryKey, known =>
    known === undefined
      ? undefined
      : {
          ...known,
          user: {
            ...known.user,
            redeemable_points: message.redeemable_points,
            owed_points: message.owed_points,
            shoutout_allowance_remaining: message.shoutout_allowance_remaining,
          },
        },
  )
}
