import type { EventLog } from '../port.ts'

/** What a spec works with: the log, and a prefix under which no other spec writes. */
export type LogBench = { readonly log: EventLog; readonly prefix: string }
