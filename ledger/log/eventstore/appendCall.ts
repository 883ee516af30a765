import { randomUUID } from 'node:crypto'
import { convertToCommandError } from '@eventstore/db-client'
import unpack from '@eventstore/db-client/dist/streams/appendToStream/unpackError.js'
import uuids from '@eventstore/db-client/dist/utils/grpcUUID.js'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import empty from 'google-protobuf/google/protobuf/empty_pb.js'
import timestamp from 'google-protobuf/google/protobuf/timestamp_pb.js'
import { noStream } from '../port.ts'
import type { AppendCall, EngineClient } from './engineClient.ts'
import type { EngineEvent } from './storedEvent.ts'

/** The time limit that the engine gets for an append. */
const deadlineMilliseconds = 10_000
const sweepMilliseconds = 1_000

type Pending = {
  readonly stream: string
  readonly sentAt: number
  readonly resolve: (position: number) => void
  readonly reject: (error: unknown) => void
}

type OpenCall = { readonly call: AppendCall; readonly answers: Map<string, Pending>; isLost: boolean }

/**
 * Sends appends through one open call of the engine, which answers them in any order. Resolves with the position of the
 * last event, which the answer holds. A lost call rejects its pending appends, whose outcome is unknown; the next
 * append opens another call.
 */
export const createAppendCall = (client: Pick<EngineClient, 'openAppendCall'>) => {
  let current: Promise<OpenCall> | undefined

  const open = async (): Promise<OpenCall> => {
    const opened: OpenCall = { call: await client.openAppendCall(), answers: new Map(), isLost: false }
    const { call, answers } = opened
    const watch = setInterval(() => giveUpLate(answers), sweepMilliseconds)
    watch.unref()
    const lose = (error: unknown) => {
      if (!opened.isLost) current = undefined
      opened.isLost = true
      clearInterval(watch)
      for (const { reject } of answers.values()) reject(error)
      answers.clear()
    }
    call.on('data', (response: streams.BatchAppendResp) => settle(answers, response))
    call.on('error', error => lose(convertToCommandError(error)))
    for (const end of ['end', 'close']) call.on(end, () => lose(new LostCall()))
    return opened
  }

  return async (
    stream: string,
    events: readonly EngineEvent[],
    expectedRevision: number,
  ): Promise<number> => {
    current ??= open().catch((error: unknown) => {
      current = undefined
      throw error
    })
    const { call, answers, isLost } = await current
    if (isLost) throw new LostCall()
    const id = randomUUID()
    return new Promise((resolve, reject) => {
      answers.set(id, { stream, sentAt: performance.now(), resolve, reject })
      call.write(requestOf(id, stream, events, expectedRevision))
    })
  }
}

/** The call ended without an error, as some servers end it at shutdown. */
class LostCall extends Error {
  readonly code = 14
  constructor() {
    super('The call for appends to EventStoreDB ended.')
  }
}

/** An engine that hangs does not even report a timeout. */
class LateAnswer extends Error {
  readonly code = 4
  constructor() {
    super(`EventStoreDB did not answer an append within ${deadlineMilliseconds / 1000} s.`)
  }
}

const giveUpLate = (answers: Map<string, Pending>): void => {
  const before = performance.now() - deadlineMilliseconds
  for (const [id, { sentAt, reject }] of answers) {
    // Pending appends are in the order of sending.
    if (sentAt > before) break
    answers.delete(id)
    reject(new LateAnswer())
  }
}

const settle = (answers: Map<string, Pending>, response: streams.BatchAppendResp): void => {
  const id = uuids.parseUUID(response.getCorrelationId()) ?? ''
  const caller = answers.get(id)
  // The append was rejected already; a retry finds out what became of it.
  if (!caller) return
  answers.delete(id)
  const error = response.getError()
  const position = response.getSuccess()?.getPosition()?.getCommitPosition()
  if (error) caller.reject(unpack.unpackToCommandError(error, caller.stream))
  else if (position === undefined)
    caller.reject(new Error('EventStoreDB answered an append without a position.'))
  else caller.resolve(Number(position))
}

const requestOf = (
  id: string,
  stream: string,
  events: readonly EngineEvent[],
  expectedRevision: number,
): streams.BatchAppendReq => {
  const options = new streams.BatchAppendReq.Options()
  options.setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(stream)))
  options.setDeadline(timestamp.Timestamp.fromDate(new Date(Date.now() + deadlineMilliseconds)))
  if (expectedRevision === noStream) options.setNoStream(new empty.Empty())
  else options.setStreamPosition(String(expectedRevision))
  return new streams.BatchAppendReq()
    .setCorrelationId(uuidOf(id))
    .setOptions(options)
    .setProposedMessagesList(events.map(proposalOf))
    .setIsFinal(true)
}

const proposalOf = ({ id, type, data, metadata }: EngineEvent): streams.BatchAppendReq.ProposedMessage => {
  const message = new streams.BatchAppendReq.ProposedMessage()
  message.setId(uuidOf(id))
  message.getMetadataMap().set('type', type).set('content-type', 'application/json')
  message.setData(data)
  message.setCustomMetadata(metadata)
  return message
}

const uuidOf = (id: string): shared.UUID => new shared.UUID().setString(id)
