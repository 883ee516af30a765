import { ErrorType, isCommandError } from '@eventstore/db-client'
import { LogUnavailable } from '../logUnavailable.ts'

/** gRPC codes that leave the outcome open: cancelled, unknown, deadline exceeded, aborted, internal, unavailable. */
const passingCodes: readonly unknown[] = [1, 2, 4, 10, 13, 14]

const passingTypes: readonly ErrorType[] = [
  ErrorType.TIMEOUT,
  ErrorType.DEADLINE_EXCEEDED,
  ErrorType.UNAVAILABLE,
  ErrorType.CANCELLED,
  ErrorType.NOT_LEADER,
  ErrorType.UNKNOWN,
]

/** The engine's answer to a position that is none of its own, which it gives with the code "unknown". */
const foreignPosition = /Unexpected Read\w*Result/

/** The client has no class for these: the server is starting, or a cluster is choosing its leader. */
const passingMessages =
  /Server Is (?:Not Ready|Busy)|No leader info|Failed to discover|LeaderInfo|No endpoint|ECONNREFUSED|ECONNRESET/i

/** Whether the engine did not answer, which says nothing about the request: sending it again makes sense. */
export const isPassing = (error: unknown): boolean => {
  if (error instanceof LogUnavailable) return true
  if (!(error instanceof Error) || foreignPosition.test(error.message)) return false
  if (isCommandError(error) && passingTypes.includes(error.type)) return true
  return ('code' in error && passingCodes.includes(error.code)) || passingMessages.test(error.message)
}

/** The error that the log's callers know for an engine that does not answer; any other error stays as it is. */
export const asUnavailable = (error: unknown): unknown =>
  isPassing(error) && !(error instanceof LogUnavailable)
    ? new LogUnavailable(`EventStoreDB does not answer: ${messageOf(error)}`, { cause: error })
    : error

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export const isNotFound = (error: unknown): boolean =>
  error instanceof Error && isCommandError(error) && error.type === ErrorType.STREAM_NOT_FOUND

export const isWrongRevision = (error: unknown): boolean =>
  error instanceof Error && isCommandError(error) && error.type === ErrorType.WRONG_EXPECTED_VERSION

/** The engine takes no more than so many bytes in one append. */
export const isTooBig = (error: unknown): boolean =>
  error instanceof Error && isCommandError(error) && error.type === ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED

/** The engine drops a subscriber with more than a few events waiting, as any has under load. Resuming is routine. */
export const isTooSlow = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('Consumer too slow')
