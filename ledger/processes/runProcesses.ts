import { setTimeout as wait } from 'node:timers/promises'
import type { ParkPromise } from '../deadLetters/recordDeadLetter.ts'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import { ledgerStreamPrefixes } from '../handling/streams.ts'
import { logTroubleOf } from '../log/logTrouble.ts'
import { beforeFirst, type EventLog, type RecordedEvent, type Subscription } from '../log/port.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'
import { parkCommand } from './deadLetterCommand.ts'
import { causedBy, promiseId } from './process.ts'
import { keepPromises, type PromiseLedger } from './react.ts'

/** Up to where every promise is kept. Losing it costs time, never points: promises are kept once. */
export type Checkpoint = {
  load(): Promise<number>
  save(position: number): Promise<void>
  /** Begins again before the first event. */
  forget(): Promise<void>
}

export type PromiseKeeping = {
  readonly ledger: PromiseLedger
  readonly log: Pick<EventLog, 'subscribeAll' | 'head'>
  readonly checkpoint: Checkpoint
  /** Told when promises were parked because keeping them failed again and again, or when the log got shorter. */
  readonly onError?: (error: unknown) => void
  readonly pause?: (milliseconds: number) => Promise<unknown>
}

/** The streams whose events make promises. */
export const keptStreams = { streamPrefixes: ledgerStreamPrefixes } as const

/** How many events are worked on at the same time; they do not depend on each other's order. */
const concurrency = 64

/** How often the promises of an event are tried, with growing pauses, before they are parked: some ten seconds. */
const attemptsMax = 5
const firstPauseMilliseconds = 100

/**
 * Follows the log and keeps what every event promises, until it is stopped. One event whose promises fail again and
 * again while the log itself answers is parked, so that it holds up nobody else's. An event that this version can't
 * read ends the keeping: a newer version may know what it promises.
 */
export const startPromiseKeeper = async (keeping: PromiseKeeping): Promise<Subscription> => {
  const { log, checkpoint } = keeping
  let isStopping = false
  const handle = async (events: readonly RecordedEvent[]): Promise<void> => {
    // What is left of a batch when somebody stops is beyond the checkpoint, and whoever begins again finds it.
    for (let start = 0; start < events.length && !isStopping; start += concurrency) {
      const slice = events.slice(start, start + concurrency)
      await Promise.all(slice.map(event => keepOrPark(keeping, read(event))))
      const last = slice.at(-1)
      if (last) await checkpoint.save(last.position)
    }
  }
  const subscription = log.subscribeAll(await beginning(keeping), handle, keptStreams)
  return {
    stopped: subscription.stopped,
    stop: () => {
      isStopping = true
      return subscription.stop()
    },
  }
}

/** Where to begin. A checkpoint beyond the end of the log belongs to another log, or to one before a restore. */
const beginning = async ({ log, checkpoint, onError }: PromiseKeeping): Promise<number> => {
  const position = await checkpoint.load()
  const head = await log.head()
  if (position <= head) return position
  await checkpoint.forget()
  onError?.(
    new Error(
      `Promises were kept up to position ${position}, but the log ends at ${head}: it was restored or replaced. ` +
        'Every promise in it is looked at again.',
    ),
  )
  return beforeFirst
}

const read = (event: RecordedEvent): RecordedLedgerEvent => {
  try {
    return parseRecorded(event)
  } catch (error) {
    throw new Error(
      `No promise from position ${event.position} on is kept, because ${event.type} ${event.id} in ${event.stream} ` +
        'can not be read. Start the version that wrote it, and run laurel audit verify.',
      { cause: error },
    )
  }
}

const keepOrPark = async (keeping: PromiseKeeping, event: RecordedLedgerEvent): Promise<void> => {
  const { ledger, log, onError, pause = wait } = keeping
  for (let attempt = 1; ; attempt += 1) {
    try {
      await keepPromises(ledger, event)
      return
    } catch (error) {
      // A log that does not answer, or takes nothing, is nothing to park an event for: when it stays so, all begins
      // again from the checkpoint.
      const isTrouble = logTroubleOf(error) !== undefined
      if (!isTrouble) await log.head()
      if (attempt === attemptsMax) {
        if (isTrouble) throw error
        await park(ledger, event)
        onError?.(
          new Error(`What ${event.type} ${event.id} promised failed and is parked.`, { cause: error }),
        )
        return
      }
      await pause(firstPauseMilliseconds * 4 ** (attempt - 1))
    }
  }
}

const park = async (ledger: PromiseLedger, event: RecordedLedgerEvent): Promise<void> => {
  const parked = await ledger.handle(parkFailed(event))
  if (parked.kind === 'rejected')
    throw new Error(`What ${event.id} promised could be neither kept nor parked: ${parked.rejection.code}.`)
}

const processName = 'keepPromises'

/** Everything an event promised is parked as one; a promise that was tried again stays the promise it is. */
const parkFailed = (event: RecordedLedgerEvent): ParkPromise => {
  if (event.type !== 'PromiseRetried') {
    const whole = { id: event.metadata.commandId, type: processName, data: {} }
    return parkCommand(processName, event, whole, 'FAILED', 'first')
  }
  const { promiseId: _id, ...promise } = event.data
  return {
    type: 'parkPromise',
    id: promiseId('parkPromise', promise.commandId, promise.causationId, 'FAILED', event.id),
    ...causedBy(processName, event),
    data: { ...promise, rejectionCode: 'FAILED' },
  }
}
