import { slackAuthorization } from '@laurel/contract/access/slackAuthorization.ts'
import type { Connection } from '../connection/connection.ts'

/** Where the origin's Slack callback looks for what it was started with. */
const pendingKey = 'laurel.signIn'

/** Leaves for Slack; the callback leads back to `target`. */
export const startSlackSignIn = async (
  { client, leaveFor }: Connection,
  storage: Pick<Storage, 'setItem'>,
  target: string,
): Promise<void> => {
  const state = crypto.randomUUID()
  const { url } = await client.call(slackAuthorization, { query: { state } })
  storage.setItem(pendingKey, JSON.stringify({ state, redirect: target }))
  leaveFor(url)
}
