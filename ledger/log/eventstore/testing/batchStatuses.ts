import codes from '@eventstore/db-client/generated/code_pb.js'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import statuses from '@eventstore/db-client/generated/status_pb.js'
import anyMessage from 'google-protobuf/google/protobuf/any_pb.js'
import empty from 'google-protobuf/google/protobuf/empty_pb.js'
import type { ExpectedRevision } from './appendCheck.ts'

/** How an append of the shared call fails: as an answer of its own, which leaves the call open. */
type Details = { readonly name: string; readonly bytes: Uint8Array }

const statusOf = (code: number, message: string, { name, bytes }: Details): statuses.Status => {
  const details = new anyMessage.Any()
  details.pack(bytes, name)
  return new statuses.Status().setCode(code).setMessage(message).setDetails(details)
}

const own = (name: string, message: { serializeBinary(): Uint8Array }): Details => ({
  name: `event_store.client.${name}`,
  bytes: message.serializeBinary(),
})

const nothing: Details = { name: 'google.protobuf.Empty', bytes: new empty.Empty().serializeBinary() }

export const wrongExpectedVersion = (current: number, expected: ExpectedRevision): statuses.Status => {
  const wrong = new shared.WrongExpectedVersion()
  if (current < 0) wrong.setCurrentNoStream(new empty.Empty())
  else wrong.setCurrentStreamRevision(String(current))
  if (expected === 'any') wrong.setExpectedAny(new empty.Empty())
  else if (expected === 'noStream') wrong.setExpectedNoStream(new empty.Empty())
  else if (expected === 'streamExists') wrong.setExpectedStreamExists(new empty.Empty())
  else wrong.setExpectedStreamPosition(String(expected))
  return statusOf(codes.Code.ALREADY_EXISTS, 'WrongExpectedVersion', own('WrongExpectedVersion', wrong))
}

export const badRequest = (message: string): statuses.Status =>
  statusOf(
    codes.Code.INVALID_ARGUMENT,
    'BadRequest',
    own('BadRequest', new shared.BadRequest().setMessage(message)),
  )

export const tooBigStatus = (bytesMax: number): statuses.Status =>
  statusOf(
    codes.Code.INVALID_ARGUMENT,
    'MaximumAppendSizeExceeded',
    own('MaximumAppendSizeExceeded', new shared.MaximumAppendSizeExceeded().setMaxappendsize(bytesMax)),
  )

export const timeout = (): statuses.Status =>
  statusOf(codes.Code.DEADLINE_EXCEEDED, 'Timeout', own('Timeout', new shared.Timeout()))

export const unknown = (): statuses.Status =>
  statusOf(codes.Code.UNKNOWN, 'Unknown', own('Unknown', new shared.Unknown()))

export const accessDenied = (): statuses.Status =>
  statusOf(codes.Code.PERMISSION_DENIED, 'AccessDenied', own('AccessDenied', new shared.AccessDenied()))

/** A node that starts, or one with too much to do, has no code for it. */
export const notHandled = (message: 'Server Is Not Ready' | 'Server Is Busy'): statuses.Status =>
  statusOf(codes.Code.OK, message, nothing)
