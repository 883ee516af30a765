import { setTimeout as pause } from 'node:timers/promises'
import createSubscriber, { type Subscriber } from 'pg-listen'
import { warnOnConsole } from '../log/warn.ts'

export type Hearing = {
  readonly channel: string
  readonly onNotification: (payload: string) => void
  /** Called whenever listening begins, also after a lost connection: earlier notifications may be missing. */
  readonly onListening?: () => void
  readonly onLost?: () => void
}

export type Listening = { stop(): Promise<void> }

const retryMilliseconds = 500
const connectTimeoutMilliseconds = 5_000

/**
 * Listens for notifications of PostgreSQL until it is stopped, and reconnects when the connection is lost. All
 * listening of this process to one database shares one connection, which closes with the last `stop`.
 */
export const listen = (url: string, hearing: Hearing): Listening => {
  const connection = connections.get(url) ?? createConnection(url)
  connections.set(url, connection)
  connection.add(hearing)
  return {
    stop: async () => {
      if (connection.remove(hearing) > 0) return
      if (connections.get(url) === connection) connections.delete(url)
      await connection.close()
    },
  }
}

const connections = new Map<string, Connection>()

type Connection = {
  add(hearing: Hearing): void
  /** Answers how many are left. */
  remove(hearing: Hearing): number
  close(): Promise<void>
}

const createConnection = (url: string): Connection => {
  const hearings = new Set<Hearing>()
  const closing = new AbortController()
  const closed = new Promise<void>(resolve => closing.signal.addEventListener('abort', () => resolve()))
  let current: Subscriber | undefined
  let adding = Promise.resolve()

  /** One after another: the library takes a channel as listened to once it was asked for. */
  const addTo = (subscriber: Subscriber, hearing: Hearing): void => {
    adding = adding.then(() =>
      subscriber === current && hearings.has(hearing) ? beginOn(subscriber, hearing) : undefined,
    )
  }

  /** A failure here is also a lost connection, which reports itself; one that closes on purpose reports nothing. */
  const beginOn = async (subscriber: Subscriber, { channel, onListening }: Hearing): Promise<void> => {
    try {
      await subscriber.listenTo(channel)
      onListening?.()
    } catch (error) {
      if (!closing.signal.aborted) warnOnConsole(`Listening to ${channel} failed.`, error)
    }
  }

  const listenOnce = async (): Promise<void> => {
    const subscriber = openSubscriber(url)
    const lost = new Promise<Error>(resolve => subscriber.events.on('error', resolve))
    subscriber.events.on('notification', ({ channel, payload = '' }) => {
      for (const hearing of hearings) if (hearing.channel === channel) hearing.onNotification(payload)
    })
    try {
      await subscriber.connect()
      const ready = [...hearings]
      for (const channel of new Set(ready.map(hearing => hearing.channel))) await subscriber.listenTo(channel)
      current = subscriber
      for (const hearing of hearings)
        if (ready.includes(hearing)) hearing.onListening?.()
        else addTo(subscriber, hearing)
      const error = await Promise.race([lost, closed])
      if (error) throw error
    } finally {
      if (current) for (const hearing of hearings) hearing.onLost?.()
      current = undefined
      await subscriber.close().catch(() => undefined)
    }
  }

  const listenUntilClosed = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      try {
        await listenOnce()
      } catch (error) {
        if (!closing.signal.aborted)
          warnOnConsole('Listening to PostgreSQL was interrupted. It reconnects.', error)
        await pause(retryMilliseconds, undefined, { signal: closing.signal }).catch(() => undefined)
      }
    }
  }

  const listening = listenUntilClosed()
  return {
    add: hearing => {
      hearings.add(hearing)
      if (current) addTo(current, hearing)
    },
    remove: hearing => {
      hearings.delete(hearing)
      return hearings.size
    },
    close: async () => {
      closing.abort()
      await listening
    },
  }
}

/**
 * A connection that does not reconnect by itself: the library cannot be stopped while it reconnects, and leaves the
 * new connection open.
 */
const openSubscriber = (url: string): Subscriber =>
  createSubscriber(
    {
      connectionString: url,
      application_name: 'laurel listen',
      connectionTimeoutMillis: connectTimeoutMilliseconds,
    },
    { retryLimit: 1, parse: payload => payload },
  )
