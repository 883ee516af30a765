import type streams from '@eventstore/db-client/generated/streams_pb.js'
import type { ExpectedRevision } from './appendCheck.ts'
import { expectedOf, proposedOf } from './appendMessages.ts'
import type { BatchAnswer } from './batchResponse.ts'
import { timeout } from './batchStatuses.ts'
import type { ProposedEvent } from './logRecord.ts'
import { streamNameOf } from './readRequest.ts'

/** An append whose events may come in several messages. */
export type AppendInParts = {
  readonly stream: string
  readonly expected: ExpectedRevision
  readonly events: ProposedEvent[]
  readonly timer: NodeJS.Timeout
}

/** The engine gives an append no more time, whatever deadline it asks for. */
const writeMillisecondsMax = 2_000

type Respond = (request: streams.BatchAppendReq, stream: string | undefined, answer: BatchAnswer) => void

/**
 * The incomplete appends of one call. An append that runs out of time is answered with a timeout, and so is a second
 * time one that was refused for an invalid event.
 */
export const createAppendParts = (respond: Respond) => {
  const appends = new Map<string, AppendInParts>()

  const begin = (request: streams.BatchAppendReq, options: streams.BatchAppendReq.Options): void => {
    const stream = streamNameOf(options.getStreamIdentifier())
    if (stream === '') throw new Error("Value cannot be null. (Parameter 'value')")
    const milliseconds = millisecondsLeft(options)
    if (milliseconds <= 0) {
      respond(request, stream, { error: timeout() })
      return
    }
    const giveUp = () => {
      if (appends.delete(keyOf(request))) respond(request, stream, { late: timeout() })
    }
    appends.set(keyOf(request), {
      stream,
      expected: expectedOf(options, options.getStreamPosition()),
      events: [],
      timer: setTimeout(giveUp, milliseconds),
    })
  }

  const remove = (request: streams.BatchAppendReq): void => {
    clearTimeout(appends.get(keyOf(request))?.timer)
    appends.delete(keyOf(request))
  }

  return {
    /** Adds the events of a message to their append. */
    add: (request: streams.BatchAppendReq): AppendInParts | undefined => {
      const options = request.getOptions()
      if (options && !appends.has(keyOf(request))) begin(request, options)
      const append = appends.get(keyOf(request))
      append?.events.push(...request.getProposedMessagesList().map(proposedOf))
      if (append && request.getIsFinal() && append.events.length === 0)
        throw new Error('The server for specs leaves out appends without events.')
      return append
    },
    remove,
    clear: (): void => {
      for (const { timer } of appends.values()) clearTimeout(timer)
      appends.clear()
    },
  }
}

const keyOf = (request: streams.BatchAppendReq): string =>
  Buffer.from(request.getCorrelationId()?.serializeBinary() ?? []).toString('hex')

const millisecondsLeft = (options: streams.BatchAppendReq.Options): number => {
  const deadline = options.getDeadline()?.toDate().getTime() ?? Number.POSITIVE_INFINITY
  return Math.min(deadline - Date.now(), writeMillisecondsMax)
}
