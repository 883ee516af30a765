import { ledgerStreamPrefixes } from '../handling/streams.ts'
import type { Instant } from '../kernel/instant.ts'
import type { EventLog } from '../log/port.ts'
import { createChainCheck } from '../log/verifyChain.ts'
import { isFromTheBeginning } from './checkFile.ts'
import { type Checkpoint, type CheckpointLine, makeCheckpoint } from './checkpoint.ts'
import { createCheckpointCheck } from './checkpointCheck.ts'
import { createHeads, type Head, type Heads, newestHeads } from './heads.ts'

export type Taken =
  | { readonly kind: 'taken'; readonly checkpoint: Checkpoint; readonly changed: Head[] }
  /** Nothing was recorded since the last checkpoint, which is still complete. */
  | { readonly kind: 'unchanged'; readonly line: CheckpointLine }
  /** The log does not hold: signing it would lend it weight. */
  | { readonly kind: 'broken'; readonly messages: readonly string[] }

/** Reads the whole log, checks its chains and the checkpoints before, and sums it up; the caller signs. */
export const takeCheckpoint = async (
  log: Pick<EventLog, 'readAll'>,
  before: readonly CheckpointLine[],
  recordedAt: Instant,
): Promise<Taken> => {
  const heads = createHeads()
  const chain = createChainCheck()
  const earlier = createCheckpointCheck(before)
  for await (const batch of log.readAll(undefined, { streamPrefixes: ledgerStreamPrefixes })) {
    for (const event of batch) {
      const broken = chain.observe(event)
      if (broken) return { kind: 'broken', messages: [broken.message] }
      const messages = earlier.observe(event).map(({ message }) => message)
      if (messages.length > 0) return { kind: 'broken', messages }
      heads.observe(event)
    }
  }
  const messages = earlier.end().map(({ message }) => message)
  if (messages.length > 0) return { kind: 'broken', messages }
  return takenFrom(heads, before, recordedAt)
}

/**
 * Continues from the newest checkpoint, without reading what it covers again, in a store where positions count events.
 * Earlier events are signed with the hashes that they had then: a later change of them is found by an audit.
 */
export const continueCheckpoint = async (
  log: Pick<EventLog, 'readAll' | 'eventAt'>,
  before: readonly CheckpointLine[],
  recordedAt: Instant,
): Promise<Taken> => {
  const last = before.at(-1)
  if (!last || last.checkpoint.events === 0 || !isFromTheBeginning(before))
    return takeCheckpoint(log, before, recordedAt)
  const { position, events, order } = last.checkpoint
  const signed = newestHeads(before.flatMap(({ changed }) => changed))
  const event = await log.eventAt(position)
  // Only the whole log tells what is wrong there.
  if (!event || !signed.some(({ stream, hash }) => stream === event.stream && hash === event.hash))
    return takeCheckpoint(log, before, recordedAt)
  const heads = createHeads({ heads: signed, events, order })
  const chain = createChainCheck({ hasContiguousPositions: true, startsAt: { position, heads: signed } })
  for await (const batch of log.readAll(position, { streamPrefixes: ledgerStreamPrefixes })) {
    for (const next of batch) {
      const broken = chain.observe(next)
      if (broken) return { kind: 'broken', messages: [broken.message] }
      heads.observe(next)
    }
  }
  return takenFrom(heads, before, recordedAt)
}

const takenFrom = (heads: Heads, before: readonly CheckpointLine[], recordedAt: Instant): Taken => {
  const taken = makeCheckpoint(heads, before, recordedAt)
  const last = before.at(-1)
  return last && taken.changed.length === 0 ? { kind: 'unchanged', line: last } : { kind: 'taken', ...taken }
}
