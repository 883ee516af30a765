import { setTimeout as pause } from 'node:timers/promises'
import createSubscriber from 'pg-listen'

const channel = 'laurel_delivery'
const retryMilliseconds = 500

/** Listens, on a connection of its own and through lost connections, for commits that enqueued jobs. */
export const listenForJobs = (
  databaseUrl: string,
  onJobs: (kind: string | undefined) => void,
  onFailure: (error: Error) => void,
): { stop(): Promise<void> } => {
  const stopping = new AbortController()
  const subscriber = createSubscriber(
    { connectionString: databaseUrl, application_name: 'laurel delivery' },
    { retryTimeout: Number.POSITIVE_INFINITY, retryInterval: retryMilliseconds },
  )
  subscriber.events.on('error', onFailure)
  // Notifications of a lost connection are not repeated.
  subscriber.events.on('connected', () => onJobs(undefined))
  subscriber.notifications.on(channel, payload => onJobs(typeof payload === 'string' ? payload : undefined))
  const listen = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await subscriber.connect()
        await subscriber.listenTo(channel)
        onJobs(undefined)
        return
      } catch (error) {
        onFailure(error instanceof Error ? error : new Error(String(error)))
        await pause(retryMilliseconds, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
  }
  const listening = listen()
  return {
    stop: async () => {
      stopping.abort()
      await listening
      await subscriber.close()
    },
  }
}
