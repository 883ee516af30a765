import { setTimeout as pause } from 'node:timers/promises'
import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import { parseRecorded } from '@laurel/ledger/handling/eventCodec.ts'
import type { EventLog, Subscription } from '@laurel/ledger/log/port.ts'
import { ledgerStreams, readBatches } from './batches.ts'
import { catchUpBatchSize, retryPausesMs } from './limits.ts'

export type Follow = {
  readonly log: EventLog
  /** From where on events have to be applied. */
  readonly readPosition: () => Promise<number>
  readonly apply: (events: readonly RecordedLedgerEvent[]) => Promise<void>
  /** Hears of what went wrong; the work is tried again until it goes well or is stopped. */
  readonly onFailure: (error: unknown) => void
}

export type Following = { stop(): Promise<void> }

/** Reads the log once, for all read models: first in large batches what they have not seen, then what comes. */
export const follow = ({ log, readPosition, apply, onFailure }: Follow): Following => {
  const stopping = new AbortController()
  let subscription: Subscription | undefined

  const persist = async (work: () => Promise<void>): Promise<void> => {
    for (let attempt = 0; !stopping.signal.aborted; attempt += 1) {
      try {
        return await work()
      } catch (error) {
        onFailure(error)
        const milliseconds = retryPausesMs[Math.min(attempt, retryPausesMs.length - 1)]
        await pause(milliseconds, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
  }

  const catchUp = async (): Promise<void> => {
    for await (const events of readBatches(log, await readPosition(), catchUpBatchSize)) {
      if (stopping.signal.aborted) return
      await apply(events)
    }
  }

  const subscribe = async (): Promise<void> => {
    const from = await readPosition()
    if (stopping.signal.aborted) return
    subscription = log.subscribeAll(
      from,
      events => persist(() => apply(events.map(parseRecorded))),
      ledgerStreams,
    )
    await subscription.stopped
  }

  const running = persist(async () => {
    await catchUp()
    await subscribe()
  })

  return {
    stop: async () => {
      stopping.abort()
      await subscription?.stop()
      await running
    },
  }
}
