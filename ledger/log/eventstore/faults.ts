import { ErrorType, isCommandError } from '@eventstore/db-client'

/** gRPC status codes after which nobody knows whether the server did it: cancelled, deadline, aborted, internal, unavailable. */
const passingCodes: readonly unknown[] = [1, 4, 10, 13, 14]

const passingTypes: readonly ErrorType[] = [
  ErrorType.TIMEOUT,
  ErrorType.DEADLINE_EXCEEDED,
  ErrorType.UNAVAILABLE,
  ErrorType.CANCELLED,
  ErrorType.NOT_LEADER,
  ErrorType.UNKNOWN,
]

/**
 * Whether trying again makes sense. A server that went away shows either as an error of the client, or as a raw gRPC
 * error with nothing but a code.
 */
export const isPassing = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if (isCommandError(error) && passingTypes.includes(error.type)) return true
  return 'code' in error && passingCodes.includes(error.code)
}

export const isNotFound = (error: unknown): boolean =>
  error instanceof Error && isCommandError(error) && error.type === ErrorType.STREAM_NOT_FOUND

export const isWrongRevision = (error: unknown): boolean =>
  error instanceof Error && isCommandError(error) && error.type === ErrorType.WRONG_EXPECTED_VERSION

/** The server takes no more than so many bytes at once; whoever sent less in one append would get through. */
export const isTooBig = (error: unknown): boolean =>
  error instanceof Error && isCommandError(error) && error.type === ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED
