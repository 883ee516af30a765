import type statuses from '@eventstore/db-client/generated/status_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import { identifierOf } from './readMessages.ts'

export type BatchAnswer =
  | { readonly success: streams.BatchAppendResp.Success }
  | { readonly error: statuses.Status }

/** An answer bears the correlation id and the stream of what it answers. */
export const batchResponse = (
  request: streams.BatchAppendReq,
  stream: string | undefined,
  answer: BatchAnswer,
): streams.BatchAppendResp => {
  const response = new streams.BatchAppendResp().setCorrelationId(request.getCorrelationId())
  const identifier = stream === undefined ? request.getOptions()?.getStreamIdentifier() : identifierOf(stream)
  if (identifier) response.setStreamIdentifier(identifier)
  return 'success' in answer ? response.setSuccess(answer.success) : response.setError(answer.error)
}
