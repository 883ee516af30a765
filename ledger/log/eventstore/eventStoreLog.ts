import { EventStoreDBClient } from '@eventstore/db-client'
import type { EventLog, Subscription } from '../port.ts'
import { type Warn, warnOnConsole } from '../warn.ts'
import { createAppending } from './appending.ts'
import { followServer } from './following.ts'
import { createServerReader } from './reading.ts'

export type EventStoreLogOptions = {
  /** `esdb://host:2113?tls=false`, `esdb+discover://…` for a cluster, `unix:/path` for an engine on this machine. */
  readonly url: string
  readonly now?: () => Date
  readonly warn?: Warn
}

const isSocket = (url: string): boolean => url.startsWith('unix:')

/**
 * Credentials sent with an append make the client use one call per append. Its other way, one shared call for all,
 * keeps a table per process in which one lost connection rejects the appends of every client, and in which a late
 * answer throws where nobody can catch it. Without TLS the server ignores what is sent.
 */
const appendCredentials = (url: string) => {
  const [, username, password] = /^[a-z+]+:\/\/([^:@/]+):([^@/]+)@/.exec(url) ?? []
  if (username !== undefined && password !== undefined)
    return { username: decodeURIComponent(username), password: decodeURIComponent(password) }
  return isSocket(url) || /[?&]tls=false/i.test(url) ? { username: 'laurel', password: 'ignored' } : undefined
}

/** The log in EventStoreDB or KurrentDB. It uses nothing of the server but streams, `$all` and prefix filters. */
export const createEventStoreLog = ({
  url,
  now = () => new Date(),
  warn = warnOnConsole,
}: EventStoreLogOptions): EventLog => {
  const client = isSocket(url)
    ? new EventStoreDBClient({ endpoint: url }, { insecure: true })
    : EventStoreDBClient.connectionString(url)
  const reader = createServerReader(client)
  const subscriptions = new Set<Subscription>()
  return {
    uniqueIds: 'stream',
    append: createAppending({ client, reader, credentials: appendCredentials(url), now }),
    readStream: reader.readStream,
    readAll: reader.readAll,
    eventAt: reader.eventAt,
    subscribeAll: (afterPosition, handle, filter) => {
      const subscription = followServer({ client, afterPosition, filter, handle, warn })
      subscriptions.add(subscription)
      return subscription
    },
    head: reader.head,
    close: async () => {
      await Promise.all([...subscriptions].map(subscription => subscription.stop()))
      await client.dispose()
    },
  }
}
