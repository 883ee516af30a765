import { logout } from '../access/logout.ts'
import type { Connection } from './connection.ts'

/** Ends the session here even if the server does not answer; it then ends by age. */
export const signOut = async ({ client, session }: Pick<Connection, 'client' | 'session'>): Promise<void> => {
  // The request carries the token, so it starts before the token is forgotten.
  const sent = client.call(logout, {}).catch(() => undefined)
  session.forget()
  await sent
}
