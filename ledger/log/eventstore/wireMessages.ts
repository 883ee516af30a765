import shared from '@eventstore/db-client/generated/shared_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import type { ProposedWireEvent, WireAppended, WireEvent } from './wireStore.ts'

const ticksPerMillisecond = 10_000

export const streamNameOf = (identifier: shared.StreamIdentifier | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8')

const identifierOf = (stream: string): shared.StreamIdentifier => {
  const identifier = new shared.StreamIdentifier()
  identifier.setStreamName(Buffer.from(stream, 'utf8').toString('base64'))
  return identifier
}

export const proposedOf = (message: streams.AppendReq.ProposedMessage): ProposedWireEvent => ({
  id: message.getId()?.getString() ?? '',
  type: message.getMetadataMap().get('type') ?? '',
  data: message.getData_asU8(),
  metadata: message.getCustomMetadata_asU8(),
})

export const expectedOf = (options: streams.AppendReq.Options): number | 'any' => {
  if (options.hasNoStream()) return -1
  return options.hasRevision() ? Number(options.getRevision()) : 'any'
}

export const appendResponse = (result: WireAppended): streams.AppendResp => {
  const response = new streams.AppendResp()
  if (result.kind === 'appended') {
    const position = new streams.AppendResp.Position()
    position.setCommitPosition(String(result.position))
    position.setPreparePosition(String(result.position))
    const success = new streams.AppendResp.Success()
    success.setCurrentRevision(String(result.revision))
    success.setPosition(position)
    response.setSuccess(success)
  } else {
    const wrong = new streams.AppendResp.WrongExpectedVersion()
    if (result.current < 0) wrong.setCurrentNoStream(new shared.Empty())
    else wrong.setCurrentRevision(String(result.current))
    response.setWrongExpectedVersion(wrong)
  }
  return response
}

export const eventResponse = (event: WireEvent): streams.ReadResp => {
  const id = new shared.UUID()
  id.setString(event.id)
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent()
  recorded.setId(id)
  recorded.setStreamIdentifier(identifierOf(event.stream))
  recorded.setStreamRevision(String(event.revision))
  recorded.setCommitPosition(String(event.position))
  recorded.setPreparePosition(String(event.position))
  recorded.getMetadataMap().set('type', event.type)
  recorded.getMetadataMap().set('content-type', 'application/json')
  recorded.getMetadataMap().set('created', String(BigInt(Date.UTC(2026, 0, 1)) * BigInt(ticksPerMillisecond)))
  recorded.setData(event.data)
  recorded.setCustomMetadata(event.metadata)
  const resolved = new streams.ReadResp.ReadEvent()
  resolved.setEvent(recorded)
  resolved.setCommitPosition(String(event.position))
  const response = new streams.ReadResp()
  response.setEvent(resolved)
  return response
}

export const confirmationResponse = (): streams.ReadResp => {
  const confirmation = new streams.ReadResp.SubscriptionConfirmation()
  confirmation.setSubscriptionId('wire')
  const response = new streams.ReadResp()
  response.setConfirmation(confirmation)
  return response
}

export const notFoundResponse = (stream: string): streams.ReadResp => {
  const notFound = new streams.ReadResp.StreamNotFound()
  notFound.setStreamIdentifier(identifierOf(stream))
  const response = new streams.ReadResp()
  response.setStreamNotFound(notFound)
  return response
}
