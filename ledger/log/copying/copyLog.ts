import type { EventLog, RecordedEvent } from '../port.ts'
import { EventIdReused } from '../prepareAppend.ts'
import { type EventReader, readEvents } from './eventReader.ts'
import { type ComparisonOptions, createLogComparison, surplusMessage } from './logComparison.ts'
import { DoesNotContinue, type SealedWriter } from './sealedWriter.ts'

export type LogCopy = ComparisonOptions & {
  readonly source: Pick<EventLog, 'readAll'>
  readonly target: Pick<EventLog, 'readAll'>
  readonly writer: Pick<SealedWriter, 'appendSealed'>
  /** Receives the position in the source up to where the target has its events. */
  readonly onProgress?: (position: number) => void
}

export type Copied =
  | {
      readonly kind: 'copied'
      /** Events that the target had before. */
      readonly found: number
      readonly appended: number
    }
  /** The target is not a prefix of the source, or the source is damaged. The message names the first such event. */
  | { readonly kind: 'refused'; readonly message: string }

/** The maximum number of events per call of the writer, and their approximate size in bytes. */
const groupMax = 500
const groupBytesMax = 8_000_000

/**
 * Appends the missing events to the target, up to the end that the source had at first. All events of the target are
 * compared before the first append, so that an interrupted copy continues and another log is refused.
 */
export const copyLog = async (copy: LogCopy): Promise<Copied> => {
  const standing = readEvents(copy.target)
  try {
    return await continueCopy(copy, standing)
  } catch (error) {
    const isRefused = error instanceof DoesNotContinue || error instanceof EventIdReused
    if (isRefused) return { kind: 'refused', message: error.message }
    throw error
  } finally {
    await standing.close()
  }
}

const continueCopy = async (
  { source, writer, checksHashes, onProgress }: LogCopy,
  standing: EventReader,
): Promise<Copied> => {
  const comparison = createLogComparison({ checksHashes })
  let group: RecordedEvent[] = []
  let [found, appended, bytes] = [0, 0, 0]
  let isCompared = false

  const append = async (): Promise<void> => {
    if (group.length > 0) await writer.appendSealed(group)
    appended += group.length
    group = []
    bytes = 0
  }

  for await (const batch of source.readAll()) {
    for (const event of batch) {
      const there: RecordedEvent | undefined = isCompared ? undefined : await standing.next()
      isCompared ||= there === undefined
      const message = there ? comparison.differenceAt(event, there) : comparison.faultAt(event)
      if (message !== undefined) return { kind: 'refused', message }
      if (there) {
        found += 1
        continue
      }
      group.push(event)
      bytes += JSON.stringify(event.data).length
      if (group.length < groupMax && bytes < groupBytesMax) continue
      await append()
      onProgress?.(event.position)
    }
  }
  await append()
  const surplus = isCompared ? undefined : await standing.next()
  return surplus ? { kind: 'refused', message: surplusMessage(surplus) } : { kind: 'copied', found, appended }
}
