import { Client } from 'pg'
import { z } from 'zod'
import { positionPollMs } from './limits.ts'
import { ProjectedNotice, projectedChannel } from './notice.ts'

/** Lets readers wait until the read models show an event. */
export type PositionWatch = {
  /** Tells that the read models reached a position. */
  reach(position: number): void
  /** Answers whether the position was reached within the time. */
  wait(position: number, timeoutMs: number): Promise<boolean>
  stop(): Promise<void>
}

export type PositionWatchOptions = {
  readonly databaseUrl: string
  /** Asks the database how far the read models are. */
  readonly readPosition: () => Promise<number>
}

/**
 * Waits by notification: of this process, or of Postgres for what another process projected. Since a notification
 * can be lost with its connection, whoever waits also looks now and then.
 */
export const createPositionWatch = ({ databaseUrl, readPosition }: PositionWatchOptions): PositionWatch => {
  let reached = Number.NEGATIVE_INFINITY
  let listener: Promise<Client | undefined> | undefined
  const waiting = new Set<() => void>()

  const reach = (position: number): void => {
    if (position <= reached) return
    reached = position
    for (const look of waiting) look()
  }

  const listen = (): void => {
    listener ??= openListener(databaseUrl, reach, () => {
      listener = undefined
    })
  }

  const look = async (): Promise<void> => {
    try {
      reach(await readPosition())
    } catch {
      // The database is away: whoever waits keeps waiting until the time is over and is then told so.
    }
  }

  const wait = async (position: number, timeoutMs: number): Promise<boolean> => {
    if (position <= reached) return true
    listen()
    const deadline = Date.now() + timeoutMs
    await look()
    while (position > reached) {
      const left = deadline - Date.now()
      if (left <= 0) return false
      await sleepUntilWoken(waiting, Math.min(left, positionPollMs), () => position <= reached)
      if (position > reached) await look()
    }
    return true
  }

  return {
    reach,
    wait,
    stop: async () => {
      const client = await listener
      await client?.end()
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

const noticeText = z
  .string()
  .transform(text => JSON.parse(text))
  .pipe(ProjectedNotice)

/** A connection that listens; undefined when none could be opened, in which case the next wait tries again. */
const openListener = async (
  databaseUrl: string,
  reach: (position: number) => void,
  onLost: () => void,
): Promise<Client | undefined> => {
  const client = new Client({ connectionString: databaseUrl })
  client.on('error', onLost)
  client.on('end', onLost)
  client.on('notification', ({ payload }) => {
    const notice = noticeText.safeParse(payload)
    if (notice.success) reach(notice.data.position)
  })
  try {
    await client.connect()
    await client.query(`listen ${projectedChannel}`)
    return client
  } catch {
    onLost()
    return undefined
  }
}
