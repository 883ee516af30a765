import type streams from '@eventstore/db-client/generated/streams_pb.js'
import type { LogRecord } from './logRecord.ts'
import { handlerThrew } from './refusals.ts'

/** What a reader of `$all` asks for; the window says how many records one page looks at. */
export type AllFilter = {
  readonly passes: (record: LogRecord) => boolean
  readonly prefixes: readonly string[]
  readonly window: number
  readonly checkpointInterval: number
}

/** The page size of every read, and the window of a filter that names none. */
export const pageSize = 32

type FilterOptions = streams.ReadReq.Options.FilterOptions

export const allFilterOf = (options: FilterOptions): AllFilter => {
  const byName = options.getStreamIdentifier()
  const expression = byName ?? options.getEventType()
  if (!expression) throw new Error('A filter names neither streams nor types.')
  const textOf = (record: LogRecord): string => (byName ? record.stream : record.type)
  const window = options.hasMax() ? options.getMax() : pageSize
  const prefixes = expression.getPrefixList()
  const regex = expression.getRegex() ? regexOf(expression.getRegex()) : undefined
  return {
    passes: record =>
      regex ? regex.test(textOf(record)) : prefixes.some(prefix => textOf(record).startsWith(prefix)),
    prefixes,
    window,
    checkpointInterval: options.getCheckpointintervalmultiplier() * window,
  }
}

const regexOf = (pattern: string): RegExp => {
  try {
    return new RegExp(pattern, 'u')
  } catch {
    throw handlerThrew()
  }
}
