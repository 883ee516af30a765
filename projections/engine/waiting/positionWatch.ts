import { type Listening, listen } from '@laurel/ledger/database/listen.ts'
import { positionPollMs } from '../limits.ts'
import { projectedChannel, readNotice } from './notice.ts'

/** Lets readers wait until the read models show an event. */
export type PositionWatch = {
  /** Tells that the read models reached a position. */
  reach(position: number): void
  /** Forgets how far they were, since a crash of the database may have taken the last of it back. */
  doubt(): void
  /**
   * Answers whether the position was reached within the time; answers no at once where the log ends before the
   * position, or before what the read models show, as after it was restored from a backup.
   */
  wait(position: number, timeoutMs: number): Promise<boolean>
  stop(): Promise<void>
}

export type PositionWatchOptions = {
  readonly databaseUrl: string
  /** Asks the database how far the read models are. */
  readonly readPosition: () => Promise<number>
  /** Asks where the log ends. */
  readonly readHead: () => Promise<number>
  /** Called when a caller waits for a position that the read models have not reached. */
  readonly onBehind: () => void
}

/**
 * Waits by notification: of this process, or of Postgres for what another process projected. Since a notification
 * can be lost with its connection, waiting callers also poll.
 */
export const createPositionWatch = ({
  databaseUrl,
  readPosition,
  readHead,
  onBehind,
}: PositionWatchOptions): PositionWatch => {
  let reached = Number.NEGATIVE_INFINITY
  let listening: Listening | undefined
  const waiting = new Set<() => void>()

  const reach = (position: number): void => {
    if (position <= reached) return
    reached = position
    for (const look of waiting) look()
  }
  const doubt = (): void => {
    reached = Number.NEGATIVE_INFINITY
  }

  const listenForNotices = (): Listening =>
    listen(databaseUrl, {
      channel: projectedChannel,
      onNotification: payload => {
        const notice = readNotice(payload)
        if (notice) reach(notice.position)
      },
      onLost: doubt,
    })

  /** Answers whether it is of use to wait for a position. */
  const look = async (wanted: number): Promise<boolean> => {
    try {
      const position = await readPosition()
      // Asked last: the log holds whatever anybody knew of before, unless it lost it.
      const head = await readHead()
      if (position > head || wanted > head) return false
      reach(position)
      if (position < wanted) onBehind()
      return true
    } catch {
      // The database is away: callers wait until their timeout.
      return true
    }
  }

  const wait = async (position: number, timeoutMs: number): Promise<boolean> => {
    if (position <= reached) return true
    listening ??= listenForNotices()
    const deadline = Date.now() + timeoutMs
    for (;;) {
      const isOfUse = await look(position)
      if (position <= reached) return true
      const left = deadline - Date.now()
      if (!isOfUse || left <= 0) return false
      await sleepUntilWoken(waiting, Math.min(left, positionPollMs), () => position <= reached)
      if (position <= reached) return true
    }
  }

  return {
    reach,
    doubt,
    wait,
    stop: async () => {
      await listening?.stop()
    },
  }
}

/** Sleeps until the time is over or a call of `look` finds the answer to be yes. */
const sleepUntilWoken = (waiting: Set<() => void>, milliseconds: number, isDone: () => boolean) =>
  new Promise<void>(resolve => {
    const finish = (): void => {
      clearTimeout(alarm)
      waiting.delete(look)
      resolve()
    }
    const look = (): void => {
      if (isDone()) finish()
    }
    const alarm = setTimeout(finish, milliseconds)
    waiting.add(look)
  })
