import { setTimeout as pause } from 'node:timers/promises'
import { listen } from '@laurel/ledger/database/listen.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { projectedChannel } from '@laurel/projections/engine/waiting/notice.ts'
import type { Pool } from 'pg'
import { oweDeliveries } from './oweDeliveries.ts'

export type DispatcherOptions = {
  readonly database: Pool
  readonly databaseUrl: string
  readonly clock: () => Instant
  readonly onError: (error: unknown) => void
}

/** A lost notification delays an event by so much. */
const pollMilliseconds = 5_000
/** Many notices in a moment are one look. */
const restMilliseconds = 100

/** Turns events into deliveries as soon as the read models show them. */
export const startDispatcher = ({ database, databaseUrl, clock, onError }: DispatcherOptions) => {
  const stopping = new AbortController()
  const { signal } = stopping
  let asked = Promise.withResolvers<void>()
  const ask = () => asked.resolve()
  const listening = listen(databaseUrl, {
    channel: projectedChannel,
    onNotification: ask,
    onListening: ask,
  })
  const work = async (): Promise<void> => {
    while (!signal.aborted) {
      const waiting = new AbortController()
      await Promise.race([asked.promise, restFor(pollMilliseconds, waiting.signal)])
      waiting.abort()
      asked = Promise.withResolvers()
      try {
        let owed = 1
        while (owed > 0 && !signal.aborted) owed = await oweDeliveries(database, clock())
      } catch (error) {
        if (!signal.aborted) onError(error)
      }
      await restFor(restMilliseconds, signal)
    }
  }
  const working = work()
  return {
    stop: async (): Promise<void> => {
      stopping.abort()
      ask()
      await listening.stop()
      await working
    },
  }
}

const restFor = (milliseconds: number, signal: AbortSignal): Promise<unknown> =>
  pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
