import { randomUUID } from 'node:crypto'
import uuids from '@eventstore/db-client/dist/utils/grpcUUID.js'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import empty from 'google-protobuf/google/protobuf/empty_pb.js'
import { describe, expect, test } from 'vitest'
import { connectEngine } from '../../engineClient.ts'

const proposal = (id: string, type: string): streams.BatchAppendReq.ProposedMessage => {
  const message = new streams.BatchAppendReq.ProposedMessage().setId(new shared.UUID().setString(id))
  message.getMetadataMap().set('type', type).set('content-type', 'application/json')
  return message.setData(Buffer.from('{}'))
}

type Part = { readonly id: string; readonly events: [id: string, type: string][]; readonly isFinal?: boolean }

const request = ({ id, events, isFinal = true }: Part): streams.BatchAppendReq => {
  const options = new streams.BatchAppendReq.Options()
    .setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(`shared-${id}`)))
    .setAny(new empty.Empty())
  return new streams.BatchAppendReq()
    .setCorrelationId(new shared.UUID().setString(id))
    .setOptions(options)
    .setProposedMessagesList(events.map(([eventId, type]) => proposal(eventId, type)))
    .setIsFinal(isFinal)
}

export const describeSharedCall = (url: () => string) => {
  /** Sends parts of appends by one call, and answers so many responses: the append, how it is named, and its result. */
  const exchange = async (parts: readonly Part[], count: number) => {
    const client = connectEngine(url())
    const call = await client.openAppendCall()
    const responses: { id: string | undefined; isInHalves: boolean; result: string }[] = []
    const complete = new Promise<void>(resolve => {
      call.on('data', (response: streams.BatchAppendResp) => {
        const id = response.getCorrelationId()
        const result = response.getError()?.getMessage() ?? 'Success'
        responses.push({ id: uuids.parseUUID(id), isInHalves: id?.hasStructured() ?? false, result })
        if (responses.length === count) resolve()
      })
    })
    for (const part of parts) call.write(request(part))
    await complete
    await client.end()
    return responses
  }

  describe('the shared call for appends', () => {
    test('answers an append of an event that is none at once, and a second time after two seconds', async () => {
      const id = randomUUID()
      expect(await exchange([{ id, events: [['no-uuid', 'Noted']] }], 2)).toEqual([
        { id, isInHalves: false, result: 'BadRequest' },
        { id, isInHalves: true, result: 'Timeout' },
      ])
    })

    test('goes on after it, and takes an append in parts', async () => {
      const [bad, good] = [randomUUID(), randomUUID()]
      const answers = await exchange(
        [
          { id: bad, events: [[randomUUID(), '']] },
          { id: good, events: [[randomUUID(), 'Noted']], isFinal: false },
          { id: good, events: [[randomUUID(), 'Noted']] },
        ],
        2,
      )
      expect(answers).toEqual([
        { id: bad, isInHalves: false, result: 'BadRequest' },
        { id: good, isInHalves: false, result: 'Success' },
      ])
    })

    test('gives up an append whose last part does not come', async () => {
      const id = randomUUID()
      expect(await exchange([{ id, events: [[randomUUID(), 'Noted']], isFinal: false }], 1)).toEqual([
        { id, isInHalves: true, result: 'Timeout' },
      ])
    })
  })
}
