import { ClockAhead } from '@laurel/ledger/log/clock/clockAhead.ts'
import { LogUnavailable } from '@laurel/ledger/log/logUnavailable.ts'
import { isInterrupted } from './endOnSignals.ts'
import { OutputClosed } from './output.ts'

/** An expected failure of a command. Its message says what to do and is printed without a stack trace. */
export class CommandFailed extends Error {}

/** Prints the error on stderr and sets the exit code. Unexpected errors keep their stack trace. */
export const reportFailure = (error: unknown): void => {
  if (isInterrupted() || error instanceof OutputClosed) return
  process.exitCode = 1
  const isExpected =
    error instanceof CommandFailed ||
    error instanceof LogUnavailable ||
    error instanceof ClockAhead ||
    (error instanceof Error && hasSystemCode(error))
  const text =
    error instanceof Error ? (isExpected ? error.message : (error.stack ?? error.message)) : String(error)
  process.stderr.write(`laurel: ${text}\n`)
}

/** The last one is PostgreSQL's code for a full disk. */
const systemCodes = new Set(['ENOENT', 'EACCES', 'ENOSPC', 'EISDIR', 'EROFS', 'EDQUOT', '53100'])

const hasSystemCode = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && systemCodes.has(error.code)
