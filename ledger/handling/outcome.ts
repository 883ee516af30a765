import type { CommandOutcome } from './commandOutcome.ts'
import type { LedgerRejection } from './commands.ts'

export type { Accepted } from './commandOutcome.ts'

/** The ledger's answer to any command. */
export type Outcome = CommandOutcome<LedgerRejection>
