import { ping } from '../access/ping.ts'
import type { Connection } from './connection.ts'

const pingMilliseconds = 30_000

/** Asks every 30 seconds whether the session is valid, until it ends. Returns a function that stops watching. */
export const watchSession = (
  { client, onSessionExpired }: Pick<Connection, 'client' | 'onSessionExpired'>,
  onExpired: () => void,
): (() => void) => {
  // The listener below reports the end of the session; a ping that fails for another reason says nothing about it.
  const timer = setInterval(() => void client.call(ping, {}).catch(() => undefined), pingMilliseconds)
  const stopListening = onSessionExpired(() => {
    clearInterval(timer)
    onExpired()
  })
  return () => {
    clearInterval(timer)
    stopListening()
  }
}
