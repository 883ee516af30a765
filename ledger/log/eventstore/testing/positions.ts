import type { LogRecord } from './logRecord.ts'
import type { RecordLog } from './recordLog.ts'

/** A place in `$all`; the end is wherever the log ends when it is read. */
export type AllPosition = 'end' | { readonly commit: number; readonly prepare: number }

export const startOfLog = { commit: 0, prepare: 0 }

/** No record starts at this position. */
export class NoRecordThere extends Error {
  constructor(position: number) {
    super(`No record starts at ${position}.`)
  }
}

export type PageOptions = {
  readonly countMax: number
  /** How many records are looked at for some that pass. */
  readonly window: number
  readonly passes: (record: LogRecord) => boolean
}

export type Page = {
  readonly records: readonly LogRecord[]
  readonly considered: number
  /** Where the next page starts. */
  readonly next: { readonly commit: number; readonly prepare: number }
  readonly isEnd: boolean
}

/** Reads forwards from the record that starts at a position. Behind the end of the log there is nothing to read. */
export const pageForwards = (log: RecordLog, from: AllPosition, options: PageOptions): Page => {
  const start = from === 'end' ? { commit: log.end(), prepare: log.end() } : from
  const records: LogRecord[] = []
  let considered = 0
  let next = start
  let isEnd = false
  let index = start.commit > log.lastPosition() ? log.length() : indexAt(log, start.commit)
  while (records.length < options.countMax && considered < options.window) {
    const record = log.at(index)
    if (!record) {
      isEnd = true
      break
    }
    considered += 1
    if (options.passes(record)) records.push(record)
    next = { commit: record.end, prepare: 0 }
    index += 1
  }
  return { records, considered, next, isEnd }
}

/** Reads backwards from the record that ends at a position. */
export const pageBackwards = (log: RecordLog, from: AllPosition, options: PageOptions): Page => {
  const start = from === 'end' ? { commit: log.end(), prepare: log.end() } : from
  const records: LogRecord[] = []
  let considered = 0
  let next = start
  let isEnd = false
  let index = (start.commit === log.end() ? log.length() : indexAt(log, start.commit)) - 1
  while (records.length < options.countMax && considered < options.window) {
    const record = log.at(index)
    if (!record) {
      isEnd = true
      break
    }
    index -= 1
    // A prepare position below the commit position leaves out the record that ends there.
    if (record.end === start.commit && record.end > start.prepare) continue
    considered += 1
    if (options.passes(record)) records.push(record)
    next = { commit: record.position, prepare: record.position }
  }
  return { records, considered, next, isEnd }
}

const indexAt = (log: RecordLog, position: number): number => {
  const index = log.indexAt(position)
  if (index === undefined) throw new NoRecordThere(position)
  return index
}
