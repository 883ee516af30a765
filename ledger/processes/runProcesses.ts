import { setTimeout as wait } from 'node:timers/promises'
import type { RecordDeadLetter } from '../deadLetters/recordDeadLetter.ts'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import { ledgerStreamPrefixes } from '../handling/streams.ts'
import { logTroubleOf } from '../log/logTrouble.ts'
import { beforeFirst, type EventLog, type RecordedEvent, type Subscription } from '../log/port.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'
import { deadLetterCommand } from './deadLetterCommand.ts'
import { causedBy, processCommandId } from './process.ts'
import { type ReactionLedger, react } from './react.ts'

/** The position up to which all reactions are done. Losing it costs time, never points: a reaction takes effect once. */
export type Cursor = {
  load(): Promise<number>
  save(position: number): Promise<void>
  /** Starts again before the first event. */
  forget(): Promise<void>
}

export type ProcessOptions = {
  readonly ledger: ReactionLedger
  readonly log: Pick<EventLog, 'subscribeAll' | 'head'>
  readonly cursor: Cursor
  /** Called when a reaction became a dead letter after its last attempt, and when the log got shorter. */
  readonly onError?: (error: unknown) => void
  readonly pause?: (milliseconds: number) => Promise<unknown>
}

/** The streams that processes follow. */
export const processedStreams = { streamPrefixes: ledgerStreamPrefixes } as const

/** Events handled at the same time; they do not depend on each other's order. */
const concurrency = 64

/** Attempts per event before its reaction becomes a dead letter, with growing pauses: about ten seconds. */
const attemptsMax = 5
const firstPauseMilliseconds = 100

/**
 * Follows the log and runs the processes for every event, until it is stopped. An event whose reaction keeps failing
 * while the log answers becomes a dead letter, so that it does not hold up the events behind it. An event that this
 * version cannot read stops the run: a newer version may have a process for it.
 */
export const runProcesses = async (options: ProcessOptions): Promise<Subscription> => {
  const { log, cursor } = options
  let isStopping = false
  const handle = async (events: readonly RecordedEvent[]): Promise<void> => {
    // The rest of a batch at a stop lies beyond the cursor; the next run starts there.
    for (let start = 0; start < events.length && !isStopping; start += concurrency) {
      const slice = events.slice(start, start + concurrency)
      await Promise.all(slice.map(event => reactOrDeadLetter(options, read(event))))
      const last = slice.at(-1)
      if (last) await cursor.save(last.position)
    }
  }
  const subscription = log.subscribeAll(await startingPosition(options), handle, processedStreams)
  return {
    stopped: subscription.stopped,
    stop: () => {
      isStopping = true
      return subscription.stop()
    },
  }
}

/** A cursor beyond the end of the log belongs to another log, or to this one before a restore. */
const startingPosition = async ({ log, cursor, onError }: ProcessOptions): Promise<number> => {
  const position = await cursor.load()
  const head = await log.head()
  if (position <= head) return position
  await cursor.forget()
  onError?.(
    new Error(
      `Processes ran up to position ${position}, but the log ends at ${head}: it was restored or replaced. ` +
        'They run again from its beginning.',
    ),
  )
  return beforeFirst
}

const read = (event: RecordedEvent): RecordedLedgerEvent => {
  try {
    return parseRecorded(event)
  } catch (error) {
    throw new Error(
      `Processes stop before position ${event.position}, because ${event.type} ${event.id} in ${event.stream} ` +
        'cannot be read. Start the version that wrote it, and run laurel audit verify.',
      { cause: error },
    )
  }
}

const reactOrDeadLetter = async (options: ProcessOptions, event: RecordedLedgerEvent): Promise<void> => {
  const { ledger, log, onError, pause = wait } = options
  for (let attempt = 1; ; attempt += 1) {
    try {
      await react(ledger, event)
      return
    } catch (error) {
      // Trouble of the log is no fault of the event: if it lasts, the run stops and starts again from the cursor.
      const isTrouble = logTroubleOf(error) !== undefined
      if (!isTrouble) await log.head()
      if (attempt === attemptsMax) {
        if (isTrouble) throw error
        await deadLetter(ledger, event)
        onError?.(
          new Error(`The reaction to ${event.type} ${event.id} failed and is a dead letter now.`, {
            cause: error,
          }),
        )
        return
      }
      await pause(firstPauseMilliseconds * 4 ** (attempt - 1))
    }
  }
}

const deadLetter = async (ledger: ReactionLedger, event: RecordedLedgerEvent): Promise<void> => {
  const outcome = await ledger.handle(wholeReaction(event))
  if (outcome.kind === 'rejected')
    throw new Error(`The reaction to ${event.id} could not become a dead letter: ${outcome.rejection.code}.`)
}

const processName = 'runProcesses'

/** The whole reaction to an event becomes one dead letter; a retry that fails keeps its dead letter. */
const wholeReaction = (event: RecordedLedgerEvent): RecordDeadLetter => {
  if (event.type !== 'DeadLetterRetried') {
    const whole = { id: event.metadata.commandId, type: processName, data: {} }
    return deadLetterCommand(processName, event, whole, 'FAILED', 'first')
  }
  const { deadLetterId: _id, ...failed } = event.data
  return {
    type: 'recordDeadLetter',
    id: processCommandId('recordDeadLetter', failed.commandId, failed.causationId, 'FAILED', event.id),
    ...causedBy(processName, event),
    data: { ...failed, rejectionCode: 'FAILED' },
  }
}
