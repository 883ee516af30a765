import type streams from '@eventstore/db-client/generated/streams_pb.js'
import type { ServerDuplexStream } from '@grpc/grpc-js'
import { type Append, type AppendOutcome, appendBytes, appendBytesMax } from './appending.ts'
import { batchSuccess } from './appendMessages.ts'
import { type AppendInParts, createAppendParts } from './appendParts.ts'
import { type BatchAnswer, batchResponse } from './batchResponse.ts'
import * as batchStatuses from './batchStatuses.ts'
import type { AppendFault } from './wireControl.ts'
import type { Wire } from './wireService.ts'

export type BatchAppendCall = ServerDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>

/** The shared call: many appends at once, each known by its correlation id and answered when it is done. */
export const createBatchAppendHandler =
  ({ calls, appending }: Wire & { readonly appending: Append }) =>
  (call: BatchAppendCall) => {
    const open = calls.enter('append', call)
    const respond = (
      request: streams.BatchAppendReq,
      stream: string | undefined,
      answer: BatchAnswer,
    ): void => {
      if (!open.isStopped()) call.write(batchResponse(request, stream, answer))
    }
    const parts = createAppendParts(respond)
    open.onOver(parts.clear)

    const answer = (request: streams.BatchAppendReq, append: AppendInParts): void => {
      const { stream, events, expected } = append
      const outcome = appending(stream, events, expected)
      if (outcome.kind === 'failed' && outcome.failure.kind !== 'answer') open.fail(outcome.failure)
      else respond(request, stream, answerOf(outcome, append))
    }

    call.on('data', (request: streams.BatchAppendReq) => {
      if (open.isStopped()) return
      try {
        const append = parts.add(request)
        if (!append) return
        if (appendBytes(append.events) > appendBytesMax) {
          parts.remove(request)
          respond(request, append.stream, { error: batchStatuses.tooBigStatus(appendBytesMax) })
        } else if (request.getIsFinal()) {
          parts.remove(request)
          answer(request, append)
        }
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        respond(request, undefined, { error: batchStatuses.badRequest(message) })
      }
    })
    call.on('end', open.end)
  }

const answerOf = (outcome: AppendOutcome, { expected }: AppendInParts): BatchAnswer => {
  switch (outcome.kind) {
    case 'appended':
      return { success: batchSuccess(outcome.last) }
    case 'wrong':
      return { error: batchStatuses.wrongExpectedVersion(outcome.current, expected) }
    case 'failed':
      return { error: refusalOf(outcome.failure) }
    default:
      return outcome satisfies never
  }
}

const refusalOf = (failure: AppendFault['failure']) => {
  if (failure.kind !== 'answer') throw new Error(`A failure by ${failure.kind} is no answer.`)
  switch (failure.status) {
    case 'timeout':
      return batchStatuses.timeout()
    case 'unknown':
      return batchStatuses.unknown()
    case 'accessDenied':
      return batchStatuses.accessDenied()
    case 'tooBig':
      return batchStatuses.tooBigStatus(appendBytesMax)
    case 'Server Is Not Ready':
    case 'Server Is Busy':
      return batchStatuses.notHandled(failure.status)
    default:
      return failure.status satisfies never
  }
}
