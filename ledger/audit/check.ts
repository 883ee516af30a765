import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { RecordedEvent } from '../log/port.ts'

/** Something that must not be: the broken invariant, the place, and how. */
export type Finding = {
  readonly invariant: string
  readonly message: string
  readonly stream: string
  readonly revision: number
  readonly position: number
}

/** Checks one invariant while the log is replayed. */
export type Check = {
  readonly invariant: string
  /** Checks the next event of the log and answers its defects. */
  observe(event: RecordedLedgerEvent): readonly string[]
}

/** Compares the log, as it is recorded, with something that was noted outside of it. */
export type LogCheck = {
  /** Left out by an observer that finds nothing wrong by itself. */
  readonly invariant?: string
  observe(event: RecordedEvent): readonly Finding[]
  /** Asks other stores about the events that were observed since the last call. */
  afterBatch?(): Promise<readonly Finding[]>
  /** Reports events that are missing at the end of the log. */
  end(): readonly Finding[] | Promise<readonly Finding[]>
}

export const findingAt = (
  { stream, revision, position }: Pick<RecordedLedgerEvent, 'stream' | 'revision' | 'position'>,
  invariant: string,
  message: string,
): Finding => ({ invariant, message, stream, revision, position })
