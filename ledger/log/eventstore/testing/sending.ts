import type streams from '@eventstore/db-client/generated/streams_pb.js'
import type { ServerWritableStream } from '@grpc/grpc-js'
import type { OpenCall } from './openCalls.ts'
import type { CallFailure } from './wireControl.ts'

export type ReadCall = ServerWritableStream<streams.ReadReq, streams.ReadResp>

/** The planned failure of a call, after a number of events. */
type Planned = { readonly afterEvents: number; readonly failure: CallFailure } | undefined

/** The engine's web server buffers about so much of an answer beyond what the connection takes. */
const bufferedBytesMax = 32 * 1_024
/** The approximate size of a message besides the data and the metadata of its event. */
const messageBytes = 150

/**
 * Sends the messages of one call. A reader that does not read fills the window of its connection, then the buffer, and
 * then the sender waits. False means that nothing more can be sent.
 */
export const createSending = (call: ReadCall, open: OpenCall, planned: Planned) => {
  let eventsLeft = planned ? planned.afterEvents : Number.POSITIVE_INFINITY
  let bufferedBytes = 0
  let proceed = () => {}
  open.onOver(() => proceed())

  const isStopped = (): boolean => {
    if (planned && eventsLeft <= 0) open.fail(planned.failure)
    return open.isStopped()
  }

  return async (message: streams.ReadResp): Promise<boolean> => {
    if (isStopped()) return false
    const bytes = bytesOf(message)
    bufferedBytes += bytes
    call.write(message, () => {
      bufferedBytes -= bytes
      proceed()
    })
    while (bufferedBytes > bufferedBytesMax && !open.isStopped())
      await new Promise<void>(resolve => {
        proceed = resolve
      })
    if (message.hasEvent()) eventsLeft -= 1
    return !isStopped()
  }
}

const bytesOf = (message: streams.ReadResp): number => {
  const event = message.getEvent()?.getEvent()
  return messageBytes + (event ? event.getData_asU8().length + event.getCustomMetadata_asU8().length : 0)
}

export type Send = ReturnType<typeof createSending>
