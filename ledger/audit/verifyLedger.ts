import { ledgerStreamPrefixes } from '../handling/streams.ts'
import { beforeFirst, type EventLog, type RecordedEvent } from '../log/port.ts'
import type { Books } from './books.ts'
import { type Finding, findingAt, type LogCheck } from './check.ts'
import type { UnderWay } from './clearingWatch.ts'
import { readCompetitions } from './competitions/readCompetitions.ts'
import { readClosings } from './liability/closedMonthsCheck.ts'
import { readChecked } from './reading/readChecked.ts'
import { readInThread } from './reading/readInThread.ts'
import { type ClockScope, createRecordedClockCheck } from './recordedClock.ts'
import { createReplay } from './replay.ts'
import { parseOrFind } from './wellFormed.ts'

export type Verification = {
  readonly events: number
  readonly streams: number
  /** The first things wrong, in the order of the log; none when all invariants hold. */
  readonly findings: readonly Finding[]
  /** Points between two streams at the end of the log. */
  readonly underWay: readonly UnderWay[]
  readonly books: Books
  /** The invariants that were checked. */
  readonly checked: readonly string[]
}

export type VerifyOptions = {
  readonly hasContiguousPositions?: boolean
  /** Where the log is when Postgres keeps it, without gaps: a thread beside reads it then and checks its chains. */
  readonly postgresUrl?: string | undefined
  /** Figures that others derived from the log up to a position, to be compared with the books at that event. */
  readonly comparison?: { readonly position: number; readonly compare: (books: Books) => readonly string[] }
  /** Where the recorded clock never goes back; each stream for itself if left out. */
  readonly recordedClock?: ClockScope
  /** Comparisons of the recorded log with what was noted outside of it, such as signed checkpoints. */
  readonly logChecks?: readonly LogCheck[]
  /** Called with the position that was read last. */
  readonly onProgress?: (position: number) => void
}

const findingsMax = 20

/** Replays the whole log once and checks every invariant of the ledger. */
export const verifyLedger = async (
  log: Pick<EventLog, 'readAll'>,
  options: VerifyOptions = {},
): Promise<Verification> => {
  const replay = createReplay(await readClosings(log), await readCompetitions(log))
  try {
    return await verifyBy(replay, log, options)
  } finally {
    replay.close()
  }
}

type Replay = ReturnType<typeof createReplay>

const verifyBy = async (
  replay: Replay,
  log: Pick<EventLog, 'readAll'>,
  options: VerifyOptions,
): Promise<Verification> => {
  const { hasContiguousPositions = false, postgresUrl, comparison, onProgress } = options
  const logChecks = [
    createRecordedClockCheck(options.recordedClock ?? 'stream'),
    ...(options.logChecks ?? []),
  ]
  const findings: Finding[] = []
  let [events, streams, reached] = [0, 0, beforeFirst]
  reading: for await (const batch of postgresUrl === undefined
    ? readChecked(log, { hasContiguousPositions })
    : readInThread(postgresUrl)) {
    for (const { event, broken } of batch) {
      events += 1
      reached = event.position
      if (broken !== undefined) findings.push(findingAt(event, 'tamper-evident', broken))
      else if (event.revision === 0) streams += 1
      for (const finding of replayed(event, replay)) findings.push(finding)
      for (const check of logChecks) findings.push(...check.observe(event))
      if (event.position === comparison?.position)
        findings.push(...compareAt(event, replay.books, comparison.compare))
      if (findings.length >= findingsMax) break reading
    }
    for (const check of logChecks) if (check.afterBatch) findings.push(...(await check.afterBatch()))
    onProgress?.(reached)
  }
  if (findings.length < findingsMax) for (const check of logChecks) findings.push(...(await check.end()))
  return {
    events,
    streams,
    findings: inOrder(findings, await replay.end(log)).slice(0, findingsMax),
    underWay: replay.clearing.outstanding(),
    books: replay.books,
    checked: [
      'tamper-evident',
      ...new Set(logChecks.flatMap(({ invariant }) => invariant ?? [])),
      'well-formed',
      ...replay.checked,
      ...(comparison ? ['rebuildable'] : []),
    ],
  }
}

/** Findings of the end of the log are sorted in among the others. */
const inOrder = (findings: readonly Finding[], late: readonly Finding[]): readonly Finding[] =>
  late.length === 0 ? findings : [...findings, ...late].sort((left, right) => left.position - right.position)

const replayed = (event: RecordedEvent, replay: Replay): readonly Finding[] => {
  if (!ledgerStreamPrefixes.some(prefix => event.stream.startsWith(prefix))) return []
  const parsed = parseOrFind(event)
  return 'invariant' in parsed ? [parsed] : replay.observe(parsed)
}

const compareAt = (
  event: RecordedEvent,
  books: Books,
  compare: (books: Books) => readonly string[],
): readonly Finding[] => compare(books).map(message => findingAt(event, 'rebuildable', message))
