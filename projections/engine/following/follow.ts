import { setTimeout as pause } from 'node:timers/promises'
import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import { beforeFirst, type EventLog, type Subscription } from '@laurel/ledger/log/port.ts'
import { parseRecorded } from '@laurel/ledger/vault/parseRecorded.ts'
import { catchUpBatchSize, restMillisecondsMax, restMillisecondsMin, retryPausesMs } from '../limits.ts'
import { ledgerStreams, readBatches } from './batches.ts'
import { CheckpointsWentBack } from './liveModels.ts'

export type Follow = {
  readonly log: EventLog
  /** From where on events have to be applied. */
  readonly readPosition: () => Promise<number>
  /** Comes before the first event is applied, and is retried like everything else. */
  readonly begin: (signal: AbortSignal) => Promise<void>
  /** Applies events that follow on a position; `CheckpointsWentBack` makes everything begin again. */
  readonly apply: (events: readonly RecordedLedgerEvent[], after: number) => Promise<void>
  /** Called with every error; the work is retried until it succeeds or is stopped. */
  readonly onFailure: (error: unknown) => void
}

export type Following = {
  /** Checks whether the read models are still at their last position, and follows from their actual position if not. */
  verify(): void
  stop(): Promise<void>
}

/** Reads the log once for all read models: first the missing events in large batches, then new events. */
export const follow = ({ log, readPosition, begin, apply, onFailure }: Follow): Following => {
  const stopping = new AbortController()
  let subscription: Subscription | undefined

  /** Up to where events were handed on since the last look at the checkpoints. */
  let handedOn = beforeFirst
  const handOn = async (events: readonly RecordedLedgerEvent[]): Promise<void> => {
    await apply(events, handedOn)
    handedOn = events.at(-1)?.position ?? handedOn
  }

  /**
   * Pauses as long as the batch took, with a minimum. Under little load the pause does not show; under much load
   * the next batch is larger, and an event costs less of the database that writers use as well.
   */
  const handOnAndRest = async (events: readonly RecordedLedgerEvent[]): Promise<void> => {
    const began = performance.now()
    await handOn(events)
    const took = performance.now() - began
    const milliseconds = Math.min(Math.max(took, restMillisecondsMin), restMillisecondsMax)
    await pause(milliseconds, undefined, { signal: stopping.signal }).catch(() => {})
  }

  const persist = async (
    work: () => Promise<void>,
    isHopeless: (error: unknown) => boolean = () => false,
  ): Promise<void> => {
    for (let attempt = 0; !stopping.signal.aborted; attempt += 1) {
      try {
        return await work()
      } catch (error) {
        if (isHopeless(error)) throw error
        onFailure(error)
        const milliseconds = retryPausesMs[Math.min(attempt, retryPausesMs.length - 1)]
        await pause(milliseconds, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
  }

  /** Yields the next batch while one is written, so that it is folded during the write. */
  const catchUp = async (): Promise<void> => {
    handedOn = await readPosition()
    let before = Promise.resolve()
    for await (const events of readBatches(log, handedOn, catchUpBatchSize)) {
      if (stopping.signal.aborted) break
      const applied = apply(events, handedOn)
      handedOn = events.at(-1)?.position ?? handedOn
      // Awaited in the next round, unless the one before fails.
      applied.catch(() => {})
      await before
      before = applied
    }
    await before
  }

  const subscribe = async (): Promise<void> => {
    handedOn = await readPosition()
    if (stopping.signal.aborted) return
    subscription = log.subscribeAll(
      handedOn,
      events =>
        persist(
          () => handOnAndRest(events.map(parseRecorded)),
          error => error instanceof CheckpointsWentBack,
        ),
      ledgerStreams,
    )
    await subscription.stopped
  }

  const running = persist(async () => {
    await begin(stopping.signal)
    while (!stopping.signal.aborted) {
      await catchUp()
      await subscribe()
    }
  })

  let verifying: Promise<void> | undefined
  const verify = async (): Promise<void> => {
    const left = handedOn
    // A subscription that ends is started again, from the checkpoints.
    if ((await readPosition()) < left) await subscription?.stop()
  }

  return {
    verify: () => {
      verifying ??= persist(verify).finally(() => {
        verifying = undefined
      })
    },
    stop: async () => {
      stopping.abort()
      await subscription?.stop()
      await running
      await verifying
    },
  }
}
