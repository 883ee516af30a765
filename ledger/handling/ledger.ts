import type { LedgerCommand } from './commands.ts'
import type { Outcome } from './outcome.ts'

/** The write side as the rest of the product sees it. */
export type Ledger = {
  /** Decides a command and records its events. Acknowledged means: in the log, durably, exactly once. */
  handle(command: LedgerCommand): Promise<Outcome>
}
