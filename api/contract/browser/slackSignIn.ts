import { z } from 'zod'
import { slackAuthorization } from '../access/slackAuthorization.ts'
import type { Client } from '../wire/client.ts'
import type { TokenStorage } from '../wire/session.ts'

/** Any page of the origin may start the sign-in; the callback page of the administration completes it. */
const pendingKey = 'laurel.signIn'

/** What is kept during the round trip through Slack. */
const PendingSignIn = z.object({ state: z.string(), redirect: z.string().nullable() })
export type PendingSignIn = z.infer<typeof PendingSignIn>

/** Begins a sign-in that leads to `redirect` in the end. Resolves to the address at Slack. */
export const startSlackSignIn = async (
  client: Client,
  storage: TokenStorage,
  redirect: string | null,
): Promise<string> => {
  const state = crypto.randomUUID()
  const { url } = await client.call(slackAuthorization, { query: { state } })
  rememberSlackSignIn(storage, { state, redirect })
  return url
}

export const rememberSlackSignIn = (storage: TokenStorage, pending: PendingSignIn): void =>
  storage.setItem(pendingKey, JSON.stringify(pending))

/** Reads the pending sign-in once: a repeated callback finds nothing. */
export const takeSlackSignIn = (storage: TokenStorage): PendingSignIn | undefined => {
  const text = storage.getItem(pendingKey)
  storage.removeItem(pendingKey)
  return text === null ? undefined : PendingSignIn.safeParse(jsonOf(text)).data
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
