import { createClient } from '@laurel/contract/wire/client.ts'
import { subscribeLive } from '@laurel/contract/wire/liveSubscription.ts'
import { createClientSession } from '@laurel/contract/wire/session.ts'
import type { RunningApi } from './measuredApis.ts'
import type { OnBalance, Watching } from './watchBalances.ts'

/** Holds the live channel of every member open over HTTP, as their portals do. */
export const watchLive = async (
  { origin, members }: Pick<RunningApi, 'origin' | 'members'>,
  onBalance: OnBalance,
): Promise<Watching> => {
  const ending = new AbortController()
  const listening: Promise<void>[] = []
  await Promise.all(
    members.map(({ memberId, token }) => {
      const connected = Promise.withResolvers<void>()
      const session = createClientSession(token)
      listening.push(
        subscribeLive(createClient({ session, origin }), {
          signal: ending.signal,
          onConnected: connected.resolve,
          onMessage: message => {
            if (message.type === 'balance') onBalance(memberId, message.redeemable_points)
          },
        }),
      )
      return connected.promise
    }),
  )
  return {
    stop: async () => {
      ending.abort()
      await Promise.all(listening)
    },
  }
}
