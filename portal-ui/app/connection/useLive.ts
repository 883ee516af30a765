import type { Connection } from '@laurel/contract/browser/connection.ts'
import { refreshOnLive } from '@laurel/contract/browser/refreshOnLive.ts'
import type { LiveMessage } from '@laurel/contract/wire/live.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useConnection } from './ConnectionContext.ts'
import { meQuery } from './queries.ts'

/** Keeps the balance and the lists current without a reload. Returns whether the server is catching up. */
export const useLive = (): { readonly isCatchingUp: boolean } => {
  const connection = useConnection()
  const queries = useQueryClient()
  const [isCatchingUp, setCatchingUp] = useState(false)
  useEffect(
    () =>
      refreshOnLive(connection.client, {
        refresh: () => void queries.invalidateQueries(),
        onMessage: message => {
          if (message.type === 'catching_up') setCatchingUp(message.is_catching_up)
          applyBalance(connection, queries, message)
        },
      }),
    [connection, queries],
  )
  return { isCatchingUp }
}

/** Shows the new balance at once. A balance older than what this page has seen is ignored. */
const applyBalance = (connection: Connection, queries: QueryClient, message: LiveMessage): void => {
  if (message.type !== 'balance' || message.position < (connection.freshness.after() ?? message.position))
    return
  connection.freshness.advance(message.position)
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
