import shared from '@eventstore/db-client/generated/shared_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import type { ExpectedRevision } from './appendCheck.ts'
import type { LogRecord, ProposedEvent } from './logRecord.ts'

type Message = streams.AppendReq.ProposedMessage | streams.BatchAppendReq.ProposedMessage

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const emptyUuid = '00000000-0000-0000-0000-000000000000'

/** The event that a message proposes. Throws with the words of .NET for one that the engine cannot make an event of. */
export const proposedOf = (message: Message): ProposedEvent => {
  const properties = message.getMetadataMap()
  const [type, contentType] = ['type', 'content-type'].map(name => {
    const value = properties.get(name)
    if (value === undefined) throw new Error('The given key was not present in the dictionary.')
    return value
  })
  const id = message.getId()?.getString() ?? ''
  if (!uuid.test(id)) throw new Error('Unrecognized Guid format.')
  if (id === emptyUuid) throw new Error("Empty eventId provided. (Parameter 'eventId')")
  if (!type) throw new Error("Empty eventType provided. (Parameter 'eventType')")
  return {
    id: id.toLowerCase(),
    type,
    isJson: contentType === 'application/json',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  }
}

type Expecting = {
  hasAny(): boolean
  hasNoStream(): boolean
  hasStreamExists(): boolean
}

export const expectedOf = (options: Expecting, revision: string): ExpectedRevision => {
  if (options.hasAny()) return 'any'
  if (options.hasNoStream()) return 'noStream'
  return options.hasStreamExists() ? 'streamExists' : Number(revision)
}

export const batchSuccess = ({ revision, position }: LogRecord): streams.BatchAppendResp.Success =>
  new streams.BatchAppendResp.Success()
    .setCurrentRevision(String(revision))
    .setPosition(
      new shared.AllStreamPosition().setCommitPosition(String(position)).setPreparePosition(String(position)),
    )

export const appendSuccess = ({ revision, position }: LogRecord): streams.AppendResp => {
  const place = new streams.AppendResp.Position()
    .setCommitPosition(String(position))
    .setPreparePosition(String(position))
  return new streams.AppendResp().setSuccess(
    new streams.AppendResp.Success().setCurrentRevision(String(revision)).setPosition(place),
  )
}

export const appendWrong = (current: number, expected: ExpectedRevision): streams.AppendResp => {
  const wrong = new streams.AppendResp.WrongExpectedVersion()
  if (current < 0) wrong.setCurrentNoStream(new shared.Empty())
  else wrong.setCurrentRevision(String(current))
  if (expected === 'any') wrong.setExpectedAny(new shared.Empty())
  else if (expected === 'noStream') wrong.setExpectedNoStream(new shared.Empty())
  else if (expected === 'streamExists') wrong.setExpectedStreamExists(new shared.Empty())
  else wrong.setExpectedRevision(String(expected))
  return new streams.AppendResp().setWrongExpectedVersion(wrong)
}
