import type { LogFile, Transaction } from './logFile.ts'
import type { LogRecord, ProposedEvent } from './logRecord.ts'
import { recordBytes } from './logRecord.ts'
import { isHiddenStream } from './systemStreams.ts'

const newest = <Item>(items: readonly Item[]): Item | undefined => items.at(-1)

/** The transaction log: records in the order of their positions, found by position and by stream. */
export const createRecordLog = (file: LogFile) => {
  const records: LogRecord[] = []
  const indexes = new Map<number, number>()
  const streams = new Map<string, LogRecord[]>()
  const watchers = new Set<() => void>()

  const end = (): number => newest(records)?.end ?? 0

  const add = ({ stream, createdMilliseconds, events }: Transaction): readonly LogRecord[] => {
    const own = streams.get(stream) ?? []
    streams.set(stream, own)
    return events.map(event => {
      const position = end()
      const place = { stream, revision: own.length, position, end: position + recordBytes(stream, event) }
      const record = { ...event, ...place, createdMilliseconds }
      indexes.set(position, records.length)
      records.push(record)
      own.push(record)
      return record
    })
  }

  for (const transaction of file.load()) add(transaction)

  return {
    /** Appends at the end of a stream, in the file first: what is acknowledged survives the process. */
    append: (stream: string, events: readonly ProposedEvent[]): readonly LogRecord[] => {
      const transaction = { stream, createdMilliseconds: Date.now(), events }
      file.write(transaction)
      const added = add(transaction)
      for (const watch of watchers) watch()
      return added
    },
    end,
    /** Where the newest record starts; -1 in an empty log. */
    lastPosition: (): number => newest(records)?.position ?? -1,
    length: (): number => records.length,
    at: (index: number): LogRecord | undefined => records[index],
    /** The index of the record that starts at a position, if one starts there. */
    indexAt: (position: number): number | undefined => indexes.get(position),
    streamOf: (stream: string): readonly LogRecord[] => streams.get(stream) ?? [],
    /** Calls after every append, until the returned function is called. */
    watch: (watcher: () => void): (() => void) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    isHidden: ({ stream }: LogRecord): boolean => isHiddenStream(stream),
  }
}

export type RecordLog = ReturnType<typeof createRecordLog>
