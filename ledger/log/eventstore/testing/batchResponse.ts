import shared from '@eventstore/db-client/generated/shared_pb.js'
import type statuses from '@eventstore/db-client/generated/status_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import { identifierOf } from './readMessages.ts'

export type BatchAnswer =
  | { readonly success: streams.BatchAppendResp.Success }
  | { readonly error: statuses.Status }
  /** An answer by the clock, which names the append by the two halves of its id. */
  | { readonly late: statuses.Status }

/** An answer bears the correlation id and the stream of what it answers. */
export const batchResponse = (
  request: streams.BatchAppendReq,
  stream: string | undefined,
  answer: BatchAnswer,
): streams.BatchAppendResp => {
  const id = request.getCorrelationId()
  const response = new streams.BatchAppendResp().setCorrelationId(id)
  const identifier = stream === undefined ? request.getOptions()?.getStreamIdentifier() : identifierOf(stream)
  if (identifier) response.setStreamIdentifier(identifier)
  if ('success' in answer) return response.setSuccess(answer.success)
  if ('error' in answer) return response.setError(answer.error)
  return response.setError(answer.late).setCorrelationId(inHalves(id?.getString() ?? ''))
}

const inHalves = (id: string): shared.UUID => {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return new shared.UUID().setStructured(
    new shared.UUID.Structured()
      .setMostSignificantBits(String(bytes.readBigInt64BE(0)))
      .setLeastSignificantBits(String(bytes.readBigInt64BE(8))),
  )
}
