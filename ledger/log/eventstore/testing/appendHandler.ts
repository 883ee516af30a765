import type streams from '@eventstore/db-client/generated/streams_pb.js'
import type { ServerReadableStream, sendUnaryData } from '@grpc/grpc-js'
import type { ExpectedRevision } from './appendCheck.ts'
import { type Append, type AppendOutcome, appendBytes, appendBytesMax } from './appending.ts'
import { appendSuccess, appendWrong, expectedOf, proposedOf } from './appendMessages.ts'
import type { ProposedEvent } from './logRecord.ts'
import type { OpenCall } from './openCalls.ts'
import { streamNameOf } from './readRequest.ts'
import { handlerThrew, notImitated, propertyMissing, Refusal, tooBig } from './refusals.ts'
import type { Wire } from './wireService.ts'

export type AppendCall = ServerReadableStream<streams.AppendReq, streams.AppendResp>
export type AppendAnswer = sendUnaryData<streams.AppendResp>

/** One append by a call of its own: the options come first, then the events. */
export const createAppendHandler =
  ({ calls, appending }: Wire & { readonly appending: Append }) =>
  (call: AppendCall, answer: AppendAnswer) => {
    // Such a call ends by its answer alone.
    const open = calls.enter('append', {
      getPeer: () => call.getPeer(),
      on: (name, listener) => call.on(name, listener),
      emit: (_name, error) => {
        answer(error)
        return true
      },
      end: () => {},
    })
    let options: streams.AppendReq.Options | undefined
    const events: ProposedEvent[] = []

    const guard = (work: () => void) => {
      if (open.isStopped()) return
      try {
        work()
      } catch (error) {
        open.refuse(error instanceof Refusal ? error : handlerThrew())
      }
    }

    call.on('data', (request: streams.AppendReq) =>
      guard(() => {
        options = request.getOptions() ?? options
        const message = request.getProposedMessage()
        if (!message) return
        for (const property of ['type', 'content-type'])
          if (message.getMetadataMap().get(property) === undefined) throw propertyMissing(property)
        events.push(proposedOf(message))
        if (appendBytes(events) > appendBytesMax) throw tooBig(appendBytesMax)
      }),
    )
    call.on('end', () =>
      guard(() => {
        if (!options) throw handlerThrew()
        if (events.length === 0) throw notImitated('appends without events')
        const expected = expectedOf(options, options.getRevision())
        const outcome = appending(streamNameOf(options.getStreamIdentifier()), events, expected)
        answerOutcome(open, answer, outcome, expected)
      }),
    )
  }

const answerOutcome = (
  open: OpenCall,
  answer: AppendAnswer,
  outcome: AppendOutcome,
  expected: ExpectedRevision,
): void => {
  if (outcome.kind === 'appended') answer(null, appendSuccess(outcome.last))
  else if (outcome.kind === 'wrong') answer(null, appendWrong(outcome.current, expected))
  else if (outcome.failure.kind === 'answer') throw notImitated('refusals of appends by calls of their own')
  else open.fail(outcome.failure)
}
