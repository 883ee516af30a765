import { pageSize } from './filters.ts'
import type { LogRecord } from './logRecord.ts'
import { NoRecordThere, pageBackwards, pageForwards } from './positions.ts'
import { eventMessage, notFoundMessage } from './readMessages.ts'
import type { AllRead, StreamRead } from './readRequest.ts'
import type { RecordLog } from './recordLog.ts'
import { unexpectedReadResult } from './refusals.ts'
import type { Send } from './sending.ts'

/** Sends the events of a stream, page by page: events that are appended while the reader takes its time belong to it. */
export const sendStream = async (log: RecordLog, read: StreamRead, send: Send): Promise<void> => {
  const { stream, from, direction, countMax } = read
  if (direction === 'forwards' && from === 'end') throw unexpectedReadResult('ReadStreamResult')
  if (log.streamOf(stream).length === 0) {
    await send(notFoundMessage(stream))
    return
  }
  const step = direction === 'forwards' ? 1 : -1
  const newest = log.streamOf(stream).length - 1
  let revision = from === 'end' ? newest : direction === 'forwards' ? from : Math.min(from, newest)
  for (let count = 0; count < countMax; count += 1) {
    const record = log.streamOf(stream)[revision]
    if (!record || !(await send(eventMessage(record)))) return
    revision += step
  }
}

/** Sends the events of `$all`. */
export const sendAll = async (log: RecordLog, read: AllRead, send: Send): Promise<void> => {
  const { direction, filter } = read
  const page = direction === 'forwards' ? pageForwards : pageBackwards
  const passes = passesAll(log, filter?.passes)
  let position = read.from
  for (let left = read.countMax; left > 0; ) {
    const options = {
      countMax: Math.min(pageSize, left),
      window: filter?.window ?? Number.POSITIVE_INFINITY,
      passes,
    }
    const { records, next, isEnd } = refusingMisplaced(() => page(log, position, options))
    for (const record of records) if (!(await send(eventMessage(record)))) return
    if (isEnd) return
    left -= records.length
    position = next
  }
}

/** What readers of `$all` may see. */
export const passesAll =
  (log: RecordLog, filter: ((record: LogRecord) => boolean) | undefined) =>
  (record: LogRecord): boolean =>
    !log.isHidden(record) && (filter === undefined || filter(record))

const refusingMisplaced = <Result>(read: () => Result): Result => {
  try {
    return read()
  } catch (error) {
    throw error instanceof NoRecordThere ? unexpectedReadResult('ReadAllResult') : error
  }
}
