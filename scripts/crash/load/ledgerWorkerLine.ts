import { z } from 'zod'
import { Acknowledged } from '../acknowledged.ts'

/** The messages to the process at the ledger, a line each. */
export const restWord = 'rest'
export const goOnWord = 'go on'

/** What it says, a line each: an acknowledgement, or that all its clients rest. */
export const LedgerWorkerLine = z.union([z.strictObject({ isResting: z.literal(true) }), Acknowledged])
export type LedgerWorkerLine = z.infer<typeof LedgerWorkerLine>
