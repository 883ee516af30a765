import type { Pool } from 'pg'
import { bytesPerCommitMax, eventsPerCommitMax, waitingAppendsMax } from '../limits.ts'
import type { EventLog } from '../port.ts'
import { EventIdReused, prepareAppend } from '../prepareAppend.ts'
import type { CommitGroup } from './commitGroup.ts'
import type { WaitingAppend } from './placeAppends.ts'
import { isIdTaken } from './uniqueViolation.ts'

export type Writer = {
  readonly append: EventLog['append']
  /** Takes no more, and waits until what was taken is answered. */
  readonly drain: () => Promise<void>
}

/**
 * Collects appends while a commit is under way and commits them together with the next one: many callers share one
 * round trip and one flush to disk, and each gets its own answer.
 */
export const createWriter = (pool: Pool, committing: CommitGroup, onCommitted: () => void): Writer => {
  let waiting: WaitingAppend[] = []
  let working: Promise<void> | undefined
  let isClosed = false

  const commitOn = async (group: readonly WaitingAppend[]): Promise<void> => {
    const client = await pool.connect()
    try {
      await committing.commit(client, group)
      client.release()
    } catch (error) {
      // A refusal by the server leaves the connection sound; anything else may have left it half way.
      client.release(!isIdTaken(error))
      throw error
    }
  }

  const commitEach = async (group: readonly WaitingAppend[]): Promise<void> => {
    for (const append of group) await commitGroup([append])
  }

  const commitGroup = async (group: readonly WaitingAppend[]): Promise<void> => {
    try {
      await commitOn(group)
    } catch (error) {
      committing.forget()
      const [first] = group
      if (!isIdTaken(error) || !first) for (const append of group) append.reject(error)
      else if (group.length > 1) await commitEach(group)
      else
        first.reject(
          new EventIdReused(
            first.stream,
            first.events.map(event => event.id),
          ),
        )
    }
  }

  const takeGroup = (): readonly WaitingAppend[] => {
    let events = 0
    let bytes = 0
    const end = waiting.findIndex((append, index) => {
      events += append.events.length
      bytes += append.bytes
      return index > 0 && (events > eventsPerCommitMax || bytes > bytesPerCommitMax)
    })
    const group = end < 0 ? waiting : waiting.slice(0, end)
    waiting = end < 0 ? [] : waiting.slice(end)
    return group
  }

  const work = async (): Promise<void> => {
    while (waiting.length > 0) {
      // Lets everybody whom the last commit answered come back first, so that they go together.
      await new Promise(resolve => setImmediate(resolve))
      await commitGroup(takeGroup())
      onCommitted()
    }
    working = undefined
  }

  return {
    append: (stream, events, expected) =>
      new Promise((resolve, reject) => {
        if (isClosed) throw new Error('The log is closed. Open a new one to append.')
        if (waiting.length >= waitingAppendsMax)
          throw new Error(
            `${waitingAppendsMax} appends wait for the log already. Try again with the same event ids.`,
          )
        const prepared = prepareAppend(stream, events)
        const bytes = prepared.reduce(
          (sum, event) => sum + event.dataText.length + event.metadataText.length,
          0,
        )
        waiting.push({ stream, events: prepared, expected, bytes, resolve, reject })
        working ??= work()
      }),
    drain: async () => {
      isClosed = true
      await working
    },
  }
}
