import { hash } from 'node:crypto'
import { z } from 'zod'
import { genesisHash } from '../log/chain.ts'
import type { RecordedEvent } from '../log/port.ts'
import { type Digest, leafDigest, rootOf } from './merkleTree.ts'

export const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** The newest event of a stream. */
export const Head = z.strictObject({ stream: z.string(), revision: z.int().min(0), hash: Sha256 })
export type Head = z.infer<typeof Head>

type Observed = Pick<RecordedEvent, 'stream' | 'revision' | 'hash'>

/** A head as a leaf of the tree, each field with its length in bytes before it. */
export const headDigest = ({ stream, revision, hash: own }: Head): Digest =>
  leafDigest([stream, String(revision), own].map(field => `${Buffer.byteLength(field)}:${field}`).join(''))

const byStream = (left: Head, right: Head): number =>
  left.stream < right.stream ? -1 : left.stream > right.stream ? 1 : 0

/** The heads of all streams in the order of the tree's leaves, from heads of which later ones replace earlier ones. */
export const newestHeads = (heads: Iterable<Head>): readonly Head[] => {
  const newest = new Map<string, Head>()
  for (const head of heads) newest.set(head.stream, head)
  return [...newest.values()].sort(byStream)
}

/** The Merkle root over sorted heads. */
export const rootOfHeads = (sorted: readonly Head[]): Digest => rootOf(sorted.map(headDigest))

/** The state of a log after some number of events. */
export type HeadsBefore = { readonly heads: Iterable<Head>; readonly events: number; readonly order: Digest }

/** Follows a log from the beginning, or from a former state, and summarises its state. */
export const createHeads = (before: HeadsBefore = { heads: [], events: 0, order: genesisHash }) => {
  const heads = new Map([...before.heads].map(head => [head.stream, head]))
  let { events, order } = before

  const sorted = (): readonly Head[] => [...heads.values()].sort(byStream)

  return {
    observe: (event: Observed): void => {
      heads.set(event.stream, { stream: event.stream, revision: event.revision, hash: event.hash })
      events += 1
      order = hash('sha256', order + event.hash)
    },
    count: (): number => events,
    headOf: (stream: string): Head | undefined => heads.get(stream),
    /** In the order of the tree's leaves. */
    sorted,
    summary: () => ({
      // Counted, not the store's: the same log has the same checkpoints in every store.
      position: events - 1,
      events,
      streams: heads.size,
      root: rootOfHeads(sorted()),
      order,
    }),
  }
}

export type Heads = ReturnType<typeof createHeads>
