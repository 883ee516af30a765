import type { CommandConflict } from './commandConflict.ts'
import type { CommandOf, RejectionOf } from './defineStream.ts'
import type { LedgerStream } from './streams.ts'

export type { CommandConflict } from './commandConflict.ts'

/** Every command of the ledger. */
export type LedgerCommand = CommandOf<LedgerStream>

/** Every "no" that the ledger may answer. */
export type LedgerRejection = CommandConflict | RejectionOf<LedgerStream>
