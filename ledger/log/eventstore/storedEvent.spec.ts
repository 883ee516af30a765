import { expect, test } from 'vitest'
import { derivedId } from '../../kernel/derivedId.ts'
import type { EventToAppend } from '../port.ts'
import { prepareAppend } from '../prepareAppend.ts'
import { namedEvent } from '../suite/logFixture.ts'
import { engineIdOf, fromServer, type SealedEvent, type ServerRecord, toEngineEvent } from './storedEvent.ts'

const cause = derivedId('event', 'cause')
const sent = namedEvent('one', { points: 5, text: 'Merci, “Ann” 🌳' })
const caused = { ...sent, metadata: { ...sent.metadata, causationId: cause } }

const sealed = (event: EventToAppend = caused, hash = 'ab'.repeat(32)): SealedEvent => {
  const [prepared] = prepareAppend('member-1', [event])
  if (!prepared) throw new Error('One event gives one.')
  return { ...prepared, stream: 'member-1', revision: 4, recordedAt: '2026-11-20T09:30:00.000Z', hash }
}

const recordOf = (event: SealedEvent, causeInEngine?: string): ServerRecord => {
  const { type, data, metadata } = toEngineEvent(event, causeInEngine)
  const parsed = [data, metadata].map(bytes => JSON.parse(bytes.toString('utf8')))
  return {
    streamId: 'laurel.member-1',
    revision: 4n,
    type,
    data: parsed[0],
    metadata: parsed[1],
    position: { commit: 733n },
  }
}

test('an event comes back from the engine as it went there', () => {
  const { dataText: _data, metadataText: _metadata, ...event } = sealed()
  expect(fromServer(recordOf(sealed()))).toEqual({ ...event, position: 733 })
})

test('the id in the engine differs with the sealed bytes, and equals for a repeat of the same bytes', () => {
  const ids = ['ab', 'ac', 'ab'].map(byte => toEngineEvent(sealed(caused, byte.repeat(32)), undefined).id)
  expect(new Set(ids).size).toBe(2)
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('the engine’s own tools find the correlation, and the cause by the id it has in the engine', () => {
  const known = engineIdOf('cd'.repeat(32))
  expect(recordOf(sealed(), known).metadata).toMatchObject({
    $correlationId: caused.metadata.correlationId,
    $causationId: known,
  })
  expect(recordOf(sealed()).metadata).toMatchObject({ $causationId: cause })
  expect(recordOf(sealed(sent)).metadata).not.toHaveProperty('$causationId')
})

test('what another program wrote into a stream of Laurel is refused with advice', () => {
  const foreign = { ...recordOf(sealed()), metadata: {} }
  expect(() => fromServer(foreign)).toThrow(/not written by Laurel.*Remove/)
})
