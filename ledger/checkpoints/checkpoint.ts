import { hash } from 'node:crypto'
import { z } from 'zod'
import { Instant } from '../kernel/instant.ts'
import { canonicalJson } from '../log/canonicalJson.ts'
import { genesisHash } from '../log/chain.ts'
import { Head, type Heads, Sha256 } from './heads.ts'

/**
 * The state of a log after some number of events, to be signed and kept where the owner of the log cannot write. It does
 * not depend on the store that holds the log.
 */
export const Checkpoint = z.strictObject({
  format: z.literal('laurel-checkpoint-1'),
  /** The place of the last event it covers, counted from 0; -1 over an empty log. */
  position: z.int().min(-1),
  events: z.int().min(0),
  streams: z.int().min(0),
  /** Merkle root over the heads of all streams. */
  root: Sha256,
  /** A chain over the hashes of all events in the order of the log. */
  order: Sha256,
  /** Hash of the list of heads that are new since the checkpoint before. */
  changes: Sha256,
  /** Hash of the checkpoint before; zeros in the first. */
  previous: Sha256,
  recordedAt: Instant,
})
export type Checkpoint = z.infer<typeof Checkpoint>

export const SignedCheckpoint = z.strictObject({
  checkpoint: Checkpoint,
  /** Fingerprint of the public key. */
  key: Sha256,
  /** Ed25519 over the canonical JSON of the checkpoint, in base64. */
  signature: z.base64(),
})
export type SignedCheckpoint = z.infer<typeof SignedCheckpoint>

/** A line of the checkpoint file. It holds the heads, so that a missing event can be named later. */
export const CheckpointLine = SignedCheckpoint.extend({ changed: z.array(Head) })
export type CheckpointLine = z.infer<typeof CheckpointLine>

export const checkpointHash = (checkpoint: Checkpoint): string => hash('sha256', canonicalJson(checkpoint))
export const changesHash = (changed: readonly Head[]): string => hash('sha256', canonicalJson(changed))

/** The heads that differ from those of the checkpoints before, and the checkpoint over all of them. */
export const makeCheckpoint = (
  heads: Heads,
  before: readonly CheckpointLine[],
  recordedAt: Instant,
): { readonly checkpoint: Checkpoint; readonly changed: Head[] } => {
  const known = new Map(before.flatMap(line => line.changed).map(head => [head.stream, head.hash]))
  const changed = heads.sorted().filter(head => known.get(head.stream) !== head.hash)
  const last = before.at(-1)
  const checkpoint: Checkpoint = {
    format: 'laurel-checkpoint-1',
    ...heads.summary(),
    changes: changesHash(changed),
    previous: last ? checkpointHash(last.checkpoint) : genesisHash,
    recordedAt,
  }
  return { checkpoint, changed }
}
