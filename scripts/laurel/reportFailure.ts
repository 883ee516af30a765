import { LogUnavailable } from '@laurel/ledger/log/logUnavailable.ts'

/** An expected end of a command: its message says what to do, a stack trace would only hide that. */
export class CommandFailed extends Error {}

/** Says what went wrong on stderr and sets the exit code. Unexpected errors keep their stack. */
export const reportFailure = (error: unknown): void => {
  process.exitCode = 1
  const isExpected =
    error instanceof CommandFailed ||
    error instanceof LogUnavailable ||
    (error instanceof Error && hasSystemCode(error))
  const text =
    error instanceof Error ? (isExpected ? error.message : (error.stack ?? error.message)) : String(error)
  process.stderr.write(`laurel: ${text}\n`)
}

/** The last one is how Postgres says that its disk is full. */
const systemCodes = new Set(['ENOENT', 'EACCES', 'ENOSPC', 'EISDIR', 'EROFS', 'EDQUOT', '53100'])

const hasSystemCode = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && systemCodes.has(error.code)
