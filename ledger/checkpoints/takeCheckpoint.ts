import { ledgerStreamPrefixes } from '../handling/streams.ts'
import type { Instant } from '../kernel/instant.ts'
import type { EventLog } from '../log/port.ts'
import { createChainCheck } from '../log/verifyChain.ts'
import { type Checkpoint, type CheckpointLine, makeCheckpoint } from './checkpoint.ts'
import { createCheckpointCheck } from './checkpointCheck.ts'
import { createHeads, type Head } from './heads.ts'

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
  const taken = makeCheckpoint(heads, before, recordedAt)
  const last = before.at(-1)
  return last && taken.changed.length === 0 ? { kind: 'unchanged', line: last } : { kind: 'taken', ...taken }
}
