import type { Acknowledged } from '../acknowledged.ts'

/** Clients at work, from one side or the other. */
export type Load = {
  readonly name: string
  /** What was acknowledged so far. */
  readonly acknowledged: readonly Acknowledged[]
  /** Settles when the load ended; rejects as soon as a client failed. */
  readonly ended: Promise<void>
  /** Lets every client finish what it has begun, and begin nothing new until they go on. */
  readonly rest: () => Promise<void>
  readonly goOn: () => void
  /** Lets every client finish what it has begun. */
  readonly stop: () => Promise<void>
}
