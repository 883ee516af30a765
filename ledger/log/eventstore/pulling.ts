import { setTimeout as pause } from 'node:timers/promises'
import { createSignal } from '../subscribing/signal.ts'

/** A stream of the client: it gives items until it ends or fails. */
export type ClientStream<Item> = {
  read(): Item | null
  resume(): unknown
  on(name: string, listener: (error: Error) => void): unknown
  removeListener(name: string, listener: () => void): unknown
  /** Reads end by `cancel`, subscriptions by `unsubscribe`. */
  cancel?(): Promise<void>
  unsubscribe?(): Promise<void>
}

export type Pulling<Item> = {
  /** Resolves with the items that have arrived, at least one; with undefined at the end of the stream. */
  next(itemsMax: number): Promise<readonly Item[] | undefined>
  /** Ends the call on the server. It may be called at any time and more than once. */
  leave(): Promise<void>
}

/** `setTimeout` has no infinite delay. A subscription waits in steps of this length; every event of its stream ends the wait. */
const waitStepMilliseconds = 60_000

const leaveMillisecondsMax = 1_000

export class SilentServer extends Error {
  readonly code = 4
  constructor(milliseconds: number) {
    super(`EventStoreDB sent nothing for ${milliseconds / 1000} s.`)
  }
}

/**
 * Takes items out of a stream of the client. `for await` has one defect: a loop that is left early destroys the Readable,
 * and its gRPC call stays paused and open for the life of the process. `leave` cancels the call and drains the buffers.
 * Reads fail after a silence; subscriptions wait without a limit.
 */
export const pullFrom = <Item>(
  stream: ClientStream<Item>,
  silenceMillisecondsMax = Number.POSITIVE_INFINITY,
): Pulling<Item> => {
  const arrivals = createSignal()
  let failure: { readonly error: unknown } | undefined
  let isOver = false
  let isLeft = false
  stream.on('readable', arrivals.wake)
  stream.on('error', error => {
    failure ??= { error }
    arrivals.wake()
  })
  for (const end of ['end', 'close'])
    stream.on(end, () => {
      isOver = true
      arrivals.wake()
    })

  const take = (itemsMax: number): readonly Item[] => {
    const items: Item[] = []
    while (items.length < itemsMax) {
      const item = stream.read()
      if (item === null) break
      items.push(item)
    }
    return items
  }

  const next = async (itemsMax: number): Promise<readonly Item[] | undefined> => {
    const silentSince = performance.now()
    while (!isLeft) {
      const turn = arrivals.turn()
      const items = take(itemsMax)
      if (items.length > 0) return items
      if (failure) throw failure.error
      if (isOver) return undefined
      await arrivals.sleep(turn, Math.min(silenceMillisecondsMax, waitStepMilliseconds))
      if (performance.now() - silentSince >= silenceMillisecondsMax)
        throw new SilentServer(silenceMillisecondsMax)
    }
    return undefined
  }

  const leave = async (): Promise<void> => {
    if (isLeft) return
    isLeft = true
    arrivals.wake()
    const ending = (stream.cancel?.() ?? stream.unsubscribe?.() ?? Promise.resolve())
      // Without a connection there is no call to cancel.
      .catch(() => {})
      .then(() => {
        stream.removeListener('readable', arrivals.wake)
        stream.resume()
      })
    await Promise.race([ending, pause(leaveMillisecondsMax, undefined, { ref: false })])
  }

  return { next, leave }
}
