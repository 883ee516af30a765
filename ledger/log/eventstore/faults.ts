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

/** The engine's answer to a position that it did not assign; its code is "unknown". */
const foreignPosition = /Unexpected Read\w*Result/

/** Errors without a class in the client: the server is starting, or a cluster elects its leader. */
const passingMessages =
  /Server Is (?:Not Ready|Busy)|No leader info|Failed to discover|LeaderInfo|No endpoint|ECONNREFUSED|ECONNRESET/i

/** Whether the engine did not answer. Such an error says nothing about the request, so a retry makes sense. */
export const isPassing = (error: unknown): boolean => {
  if (error instanceof LogUnavailable) return true
  if (!(error instanceof Error) || foreignPosition.test(error.message)) return false
  if (isCommandError(error) && passingTypes.includes(error.type)) return true
  return ('code' in error && passingCodes.includes(error.code)) || passingMessages.test(error.message)
}

/** Converts an error of an engine that does not answer to `LogUnavailable`, which the callers of the log know. */
export const asUnavailable = (error: unknown): unknown =>
  isPassing(error) && !(error instanceof LogUnavailable)
    ? new LogUnavailable(`EventStoreDB does not answer: ${messageOf(error)}`, { cause: error })
    : error

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export const isNotFound = (error: unknown): boolean =>
  error instanceof Error && isCommandError(error) && error.type === ErrorType.STREAM_NOT_FOUND

export const isWrongRevision = (error: unknown): boolean =>
  error instanceof Error && isCommandError(error) && error.type === ErrorType.WRONG_EXPECTED_VERSION

/** The append exceeds the engine's limit in bytes. */
export const isTooBig = (error: unknown): boolean =>
  error instanceof Error && isCommandError(error) && error.type === ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED

/**
 * The engine drops a subscriber that has more than a few live events waiting, which is common under load. Resuming is
 * routine.
 */
export const isTooSlow = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('Consumer too slow')
