import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CommandId } from '../../kernel/ids.ts'
import { type Warn, warnOnConsole } from '../../log/warn.ts'
import { foldVersion } from './foldVersion.ts'
import { decodeSnapshot, encodeSnapshot, type SnapshotContent } from './snapshotContent.ts'
import type { SnapshotStore } from './snapshotStore.ts'

export type LoadedSnapshot<State> = SnapshotContent<State> & {
  readonly revision: number
  readonly hash: string
}

/** A state to be saved: the newest event it has seen, and the commands up to there. */
export type SavedState = {
  readonly state: unknown
  readonly handled: ReadonlyMap<CommandId, number>
  readonly revision: number
  readonly hash: string
}

/** Loads and saves the snapshots of one process. A failure costs time only: the stream is folded from its beginning. */
export type Snapshots = {
  readonly load: <State>(stream: string) => Promise<LoadedSnapshot<State> | undefined>
  /** Whether a stream at a revision is due, after its last snapshot. */
  readonly isDue: (revision: number, lastRevision: number) => boolean
  /** Saves a state later, out of the way of answers. */
  readonly keep: (stream: string, folded: SavedState) => void
}

export type SnapshotOptions = {
  readonly store: SnapshotStore
  readonly warn?: Warn
  /** The fewest events between two snapshots of a stream. */
  readonly eventsMin?: number
  readonly versionOf?: () => string
}

/** Folding so many events takes a few milliseconds. */
const usualEventsMin = 100
/** Snapshots of long streams are rarer, because each holds the ids of all commands. */
const growthMin = 0.05
/** States that wait to be saved; further ones are left out. */
const waitingMax = 1_000
const bytesMax = 4 * 1024 * 1024

export const createSnapshots = ({
  store,
  warn = warnOnConsole,
  eventsMin = usualEventsMin,
  versionOf = foldVersion,
}: SnapshotOptions): Snapshots => {
  // At once: an update may replace the sources while this process still runs the earlier ones.
  const version = versionOf()
  const waiting = new Map<string, SavedState>()
  let isWorking = false

  const save = async (stream: string, { revision, hash, ...content }: SavedState): Promise<void> => {
    const bytes = encodeSnapshot(content, revision)
    if (bytes.length > bytesMax) return
    await store.save({ stream, revision, hash, version, content: bytes })
  }

  const work = async (): Promise<void> => {
    isWorking = true
    for (const [stream, folded] of waiting) {
      waiting.delete(stream)
      await nextTurn(undefined, { ref: false })
      await save(stream, folded).catch((error: unknown) => warn('A snapshot could not be saved.', error))
    }
    isWorking = false
  }

  return {
    load: async <State>(stream: string) => {
      try {
        const snapshot = await store.load(stream, version)
        if (!snapshot) return undefined
        const { revision, hash, content } = snapshot
        return { revision, hash, ...decodeSnapshot<State>(content) }
      } catch (error) {
        warn('A snapshot could not be read. The stream is read from its beginning.', error)
        return undefined
      }
    },
    isDue: (revision, lastRevision) =>
      revision - lastRevision >= Math.max(eventsMin, Math.floor(revision * growthMin)),
    keep: (stream, folded) => {
      if (waiting.size >= waitingMax) return
      waiting.set(stream, folded)
      if (!isWorking) void work()
    },
  }
}
