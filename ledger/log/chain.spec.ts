import { describe, expect, test } from 'vitest'
import { canonicalJson } from './canonicalJson.ts'
import { genesisHash, type Sealable, sealEvent } from './chain.ts'

const event: Sealable = {
  stream: 'member-1',
  revision: 0,
  id: '018f2f6e-0000-7000-8000-000000000001',
  type: 'PointsNoted',
  version: 1,
  recordedAt: '2026-11-20T09:30:00.000Z',
  dataText: '{"points":5}',
  metadataText: '{"commandId":"c"}',
}

describe('the seal', () => {
  test('of a known event is this, for ever: logs that are written depend on it', () => {
    expect(sealEvent(genesisHash, event)).toBe(
      '5726290940d798b1fca30e5275864d22a91bbb8c92f233ef2fe52ce50a9c61a2',
    )
  })

  test('changes with every field, and with what stands before', () => {
    const others: readonly Sealable[] = [
      { ...event, stream: 'member-2' },
      { ...event, revision: 1 },
      { ...event, id: '018f2f6e-0000-7000-8000-000000000002' },
      { ...event, type: 'PointsNotes' },
      { ...event, version: 2 },
      { ...event, recordedAt: '2026-11-20T09:30:00.001Z' },
      { ...event, dataText: '{"points":6}' },
      { ...event, metadataText: '{"commandId":"d"}' },
    ]
    const seals = [event, ...others].map(each => sealEvent(genesisHash, each))
    expect(new Set([...seals, sealEvent(sealEvent(genesisHash, event), event)]).size).toBe(seals.length + 1)
  })

  test('notices a character that moved from one field to the next', () => {
    const moved = { ...event, type: 'PointsNoted1', version: 1 }
    const stayed = { ...event, type: 'PointsNoted', version: 11 }
    expect(sealEvent(genesisHash, moved)).not.toBe(sealEvent(genesisHash, stayed))
  })
})

describe('the one text of a value', () => {
  test('does not depend on the order in which it was written', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'é' }], a: true })).toBe(
      '{"a":true,"b":[1,{"c":"é","d":null}]}',
    )
    expect(canonicalJson({ a: true, b: [1, { c: 'é', d: null }] })).toBe(
      '{"a":true,"b":[1,{"c":"é","d":null}]}',
    )
  })

  test('sorts every key as a text, also those that an object would put first, and many', () => {
    expect(canonicalJson({ b: { 10: 'ten', 9: 'nine', a: 1 }, a: 2 })).toBe(
      '{"a":2,"b":{"10":"ten","9":"nine","a":1}}',
    )
    const named = JSON.parse('{"b":1,"__proto__":{"z":1,"a":2}}')
    expect(canonicalJson(named)).toBe('{"__proto__":{"a":2,"z":1},"b":1}')
    const keys = Array.from({ length: 40 }, (_, index) => `k${(index * 7) % 40}`)
    expect(canonicalJson(Object.fromEntries(keys.map(key => [key, 0])))).toBe(
      `{${keys
        .toSorted()
        .map(key => `"${key}":0`)
        .join(',')}}`,
    )
  })

  test('is the same again after a round through JSON', () => {
    const value = { 10: 'ten', 9: 'nine', 'a"b': '\u0000\ud800', zero: -0, small: 1e-7, empty: {} }
    const text = canonicalJson(value)
    expect(canonicalJson(JSON.parse(text))).toBe(text)
  })
})
