/** The folded state of a stream in bytes, and the event after which it was taken. */
export type Snapshot = {
  readonly stream: string
  readonly revision: number
  /** The hash of the event at the revision. It covers all events before it, so that a snapshot of another history does not match. */
  readonly hash: string
  /** See `foldVersion`. */
  readonly version: string
  readonly content: Uint8Array
}

/**
 * Keeps a snapshot per stream. All of them can be deleted at any time. Readers ask for a version: a snapshot of another
 * program is never read.
 */
export type SnapshotStore = {
  load(stream: string, version: string): Promise<Snapshot | undefined>
  /** Replaces the snapshot of the stream. */
  save(snapshot: Snapshot): Promise<void>
  /** Some streams with a snapshot of a version, chosen at random. */
  sample(version: string, limit: number): Promise<readonly string[]>
}
