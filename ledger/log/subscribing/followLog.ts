import { safetyPollMs } from '../limits.ts'
import type { RecordedEvent, StreamFilter, Subscription } from '../port.ts'
import type { Warn } from '../warn.ts'
import type { Page, ReadPage } from './page.ts'
import type { Signal } from './signal.ts'

export type FollowLog = {
  readonly readPage: ReadPage
  readonly signal: Signal
  readonly afterPosition: number
  readonly filter: StreamFilter | undefined
  readonly handle: (events: readonly RecordedEvent[]) => Promise<void>
  readonly warn?: Warn
}

const retryPauseMs = 100

/**
 * Follows a log whose events become visible in the order of their positions: reads page after page and waits at the end
 * for new events. A page that cannot be read is retried without a limit; a handler that throws ends the subscription.
 */
export const followLog = ({
  readPage,
  signal,
  afterPosition,
  filter,
  handle,
  warn,
}: FollowLog): Subscription => {
  let isStopping = false

  const nextPage = async (after: number): Promise<Page | undefined> => {
    try {
      return await readPage(after, filter)
    } catch (error) {
      // The database is away. A retry reads the same page, so no event is lost.
      warn?.('The log cannot be read just now; the subscription tries again.', error)
      await signal.sleep(signal.turn(), retryPauseMs)
      return undefined
    }
  }

  const follow = async (): Promise<void> => {
    let reached = afterPosition
    while (!isStopping) {
      const turn = signal.turn()
      const page = await nextPage(reached)
      if (page === undefined || isStopping) continue
      if (page.events.length > 0) await handle(page.events)
      reached = page.reached
      if (page.reached >= page.head && !isStopping) await signal.sleep(turn, safetyPollMs)
    }
  }

  const stopped = follow()
  return {
    stopped,
    stop: async () => {
      isStopping = true
      signal.wake()
      await stopped.catch(() => {})
    },
  }
}
