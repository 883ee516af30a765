import { createAccess, startSession } from '@laurel/api/access/createAccess.ts'
import { type Client, createClient } from '@laurel/contract/wire/client.ts'
import type { LiveMessage } from '@laurel/contract/wire/live.ts'
import { subscribeLive } from '@laurel/contract/wire/liveSubscription.ts'
import { createClientSession } from '@laurel/contract/wire/session.ts'
import type { Company } from './company.ts'

type Member = { readonly teamId: string; readonly memberId: string }

/** Signs a member in, for every instance that runs on the database with the secrets of the company. */
export const signIn = async ({ database, secret }: Company, member: Member): Promise<string> =>
  (await startSession(createAccess(database, { secrets: () => [secret] }), member)).token

/** The API of one instance, as a screen uses it. */
export const clientOf = (origin: string, token: string): Client =>
  createClient({ origin, session: createClientSession(token) })

export type Listening = {
  /** Resolves once the balance, current or announced, equals this one. */
  readonly untilBalance: (points: number) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Listens as a screen does: through lost connections. */
export const listen = async (client: Client): Promise<Listening> => {
  const ending = new AbortController()
  const connected = Promise.withResolvers<void>()
  const balances = new Set<number>()
  const watchers = new Set<() => void>()
  const hear = (message: LiveMessage): void => {
    if (message.type === 'balance') balances.add(message.redeemable_points)
    for (const look of watchers) look()
  }
  const done = subscribeLive(client, {
    signal: ending.signal,
    onConnected: connected.resolve,
    onMessage: hear,
  })
  await connected.promise
  const untilBalance = (points: number): Promise<void> =>
    new Promise(resolve => {
      const look = (): void => {
        if (!balances.has(points)) return
        watchers.delete(look)
        resolve()
      }
      watchers.add(look)
      look()
    })
  const stop = async (): Promise<void> => {
    ending.abort()
    await done
  }
  return { untilBalance, stop }
}
