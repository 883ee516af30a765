import { setTimeout as pause } from 'node:timers/promises'
import { createSignal } from '../subscribing/signal.ts'

/** A stream of the client: items until it ends or fails. */
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
  /** What has arrived, at most so many; waits for the first. Undefined at the end. */
  next(itemsMax: number): Promise<readonly Item[] | undefined>
  /** Ends the call on the server. Safe at any time and more than once. */
  leave(): Promise<void>
}

/** Timers take no longer time than this for granted; a stream that ends wakes its reader by itself. */
const wakeMilliseconds = 60_000

const leaveMillisecondsMax = 1_000

export class SilentServer extends Error {
  readonly code = 4
  constructor(milliseconds: number) {
    super(`EventStoreDB sent nothing for ${milliseconds / 1000} s.`)
  }
}

/**
 * Takes items out of a stream of the client. `for await` would do the same but for its end: leaving it destroys the
 * Readable, whose gRPC call then stays paused and open for the life of the process. Here the call is cancelled and what
 * is still in the buffers is read and dropped. Reads give up after a silence; subscriptions wait.
 */
export const pullFrom = <Item>(
  stream: ClientStream<Item>,
  silenceMillisecondsMax = Number.POSITIVE_INFINITY,
): Pulling<Item> => {
  const news = createSignal()
  let failure: { readonly error: unknown } | undefined
  let isOver = false
  let isLeft = false
  stream.on('readable', news.wake)
  stream.on('error', error => {
    failure ??= { error }
    news.wake()
  })
  for (const end of ['end', 'close'])
    stream.on(end, () => {
      isOver = true
      news.wake()
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
      const turn = news.turn()
      const items = take(itemsMax)
      if (items.length > 0) return items
      if (failure) throw failure.error
      if (isOver) return undefined
      await news.sleep(turn, Math.min(silenceMillisecondsMax, wakeMilliseconds))
      if (performance.now() - silentSince >= silenceMillisecondsMax)
        throw new SilentServer(silenceMillisecondsMax)
    }
    return undefined
  }

  const leave = async (): Promise<void> => {
    if (isLeft) return
    isLeft = true
    news.wake()
    const ending = (stream.cancel?.() ?? stream.unsubscribe?.() ?? Promise.resolve())
      // Without a connection there is no call to cancel.
      .catch(() => {})
      .then(() => {
        stream.removeListener('readable', news.wake)
        stream.resume()
      })
    await Promise.race([ending, pause(leaveMillisecondsMax, undefined, { ref: false })])
  }

  return { next, leave }
}
