import type { LogRecord, ProposedEvent } from './logRecord.ts'
import type { RecordLog } from './recordLog.ts'

export type ExpectedRevision = number | 'any' | 'streamExists' | 'noStream'

export type AppendCheck =
  | { readonly kind: 'new' }
  | { readonly kind: 'repeated'; readonly last: LogRecord }
  | { readonly kind: 'wrong'; readonly current: number }

/** The engine keeps some 8 MB of ids; an older append to any revision is no repeat any more. */
const idsMax = 50_000

/**
 * Checks appends as the engine does. At an explicit revision it compares the ids at that place. At any revision the
 * engine uses a table of recent ids, which a restart empties and in which the first stream keeps an id.
 */
export const createAppendChecks = (log: RecordLog) => {
  const recent = new Map<string, LogRecord>()

  const atAnyRevision = (stream: string, events: readonly ProposedEvent[], current: number): AppendCheck => {
    const known = events
      .map(({ id }) => recent.get(id))
      .map(own => (own?.stream === stream ? own : undefined))
    if (known[0] === undefined) return { kind: 'new' }
    const last = known.at(-1)
    return last && !known.includes(undefined) ? { kind: 'repeated', last } : { kind: 'wrong', current }
  }

  const atRevision = (
    standing: readonly LogRecord[],
    events: readonly ProposedEvent[],
    expected: number,
  ): AppendCheck => {
    const current = standing.length - 1
    if (expected === current) return { kind: 'new' }
    const places = standing.slice(expected + 1, expected + 1 + events.length)
    const last = places.at(-1)
    const isRepeated =
      places.length === events.length && events.every(({ id }, index) => places[index]?.id === id)
    return isRepeated && last ? { kind: 'repeated', last } : { kind: 'wrong', current }
  }

  return {
    check: (stream: string, events: readonly ProposedEvent[], expected: ExpectedRevision): AppendCheck => {
      const standing = log.streamOf(stream)
      const current = standing.length - 1
      if (expected === 'streamExists' && current < 0) return { kind: 'wrong', current }
      if (expected === 'any' || expected === 'streamExists') return atAnyRevision(stream, events, current)
      return atRevision(standing, events, expected === 'noStream' ? -1 : expected)
    },
    remember: (records: readonly LogRecord[]): void => {
      for (const record of records) if (!recent.has(record.id)) recent.set(record.id, record)
      for (const id of recent.keys()) {
        if (recent.size <= idsMax) break
        recent.delete(id)
      }
    },
  }
}

export type AppendChecks = ReturnType<typeof createAppendChecks>
