import { createHeads } from '../../checkpoints/heads.ts'
import { beforeFirst, type EventLog } from '../port.ts'
import { type EventReader, readEvents } from './eventReader.ts'
import { type ComparisonOptions, createLogComparison, lackMessage, surplusMessage } from './logComparison.ts'
import { createPositionTranslation } from './positionTranslation.ts'

export type LogsToCompare = ComparisonOptions & {
  readonly source: Pick<EventLog, 'readAll'>
  readonly target: Pick<EventLog, 'readAll'>
  /** Positions of the source to translate. */
  readonly positions?: Iterable<number>
  /** Receives the position in the source up to where the logs are equal. */
  readonly onProgress?: (position: number) => void
}

export type ComparedLogs =
  | {
      readonly kind: 'equal'
      readonly events: number
      readonly streams: number
      /** Merkle root over the newest events of all streams. */
      readonly root: string
      /** A chain over the hashes of all events, in the order of the log. */
      readonly order: string
      /** The positions of the newest event. */
      readonly sourceHead: number
      readonly targetHead: number
      /**
       * For each position to translate, the position in the target of the newest event up to there. A position behind
       * the end of the source has none.
       */
      readonly translated: ReadonlyMap<number, number>
    }
  | { readonly kind: 'different'; readonly message: string }

/** Reads two logs side by side, compares every event, and translates positions of the source to the target. */
export const compareLogs = async (logs: LogsToCompare): Promise<ComparedLogs> => {
  const standing = readEvents(logs.target)
  try {
    return await compare(logs, standing)
  } finally {
    await standing.close()
  }
}

const compare = async (
  { source, positions = [], checksHashes, onProgress }: LogsToCompare,
  standing: EventReader,
): Promise<ComparedLogs> => {
  const comparison = createLogComparison({ checksHashes })
  const heads = createHeads()
  const translation = createPositionTranslation(positions)
  let [sourceHead, targetHead] = [beforeFirst, beforeFirst]
  for await (const batch of source.readAll()) {
    for (const event of batch) {
      const there = await standing.next()
      if (!there) return { kind: 'different', message: lackMessage(event) }
      const message = comparison.differenceAt(event, there)
      if (message !== undefined) return { kind: 'different', message }
      translation.passTo(event.position, targetHead)
      heads.observe(there)
      sourceHead = event.position
      targetHead = there.position
    }
    onProgress?.(sourceHead)
  }
  const surplus = await standing.next()
  if (surplus) return { kind: 'different', message: surplusMessage(surplus) }
  const { events, streams, root, order } = heads.summary()
  const translated = translation.end(sourceHead, targetHead)
  return { kind: 'equal', events, streams, root, order, sourceHead, targetHead, translated }
}
