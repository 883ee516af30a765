import type { Acknowledged } from '../acknowledged.ts'

/** Running clients, over HTTP or at the ledger. */
export type Load = {
  readonly name: string
  /** What was acknowledged so far. */
  readonly acknowledged: readonly Acknowledged[]
  /** Settles when the load ended; rejects as soon as a client failed. */
  readonly ended: Promise<void>
  /** Lets every client finish its command, and holds new ones back. */
  readonly rest: () => Promise<void>
  readonly goOn: () => void
  /** Lets every client finish what it has begun. */
  readonly stop: () => Promise<void>
}
