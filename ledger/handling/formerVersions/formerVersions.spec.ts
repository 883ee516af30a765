import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../../log/port.ts'
import { type LedgerEvent, ledgerEvents } from '../eventCatalog.ts'
import { eventCodec } from '../eventCodec.ts'

/** Events that changed their shape, with the shapes that logs may hold still. */
const former = ledgerEvents.flatMap(({ type, version }) =>
  Array.from({ length: version - 1 }, (_, index) => ({ type, written: index + 1 })),
)
const codec = eventCodec<LedgerEvent>(ledgerEvents)

/** Data as a log holds it that was written in that version. It stays as it is for ever. */
const sampleOf = (type: string, written: number): JsonObject =>
  JSON.parse(readFileSync(new URL(`${type}.${written}.json`, import.meta.url), 'utf8'))

describe('events that were written before their shape changed', () => {
  it.each(former)('read as those of today: $type in version $written', ({ type, written }) => {
    const sample = sampleOf(type, written)
    const today = codec.parse({ type, version: written, data: sample })
    expect(today.data).toMatchObject(sample)
    expect(codec.parse(today)).toEqual(today)
  })

  it('say of a recall that the company bore what was spent, as it did then', () => {
    const data = sampleOf('ShoutoutRecalled', 1)
    expect(codec.parse({ type: 'ShoutoutRecalled', version: 1, data }).data).toEqual({
      ...data,
      clawBackPolicies: ['absorb'],
    })
  })

  it('say of a shoutout that it came without a picture and was told where it was given, as it did then', () => {
    const data = sampleOf('ShoutoutGiven', 1)
    const today = codec.parse({ type: 'ShoutoutGiven', version: 1, data })
    expect(today.data).toEqual({ ...data, attachment: null, isToldInPerson: false })
  })

  it('are held to the shape they had, and those of a later version are not guessed at', () => {
    const data = sampleOf('ShoutoutRecalled', 1)
    const both = { ...data, clawBackPolicies: ['owe'] }
    expect(() => codec.parse({ type: 'ShoutoutRecalled', version: 1, data: both })).toThrow(
      'clawBackPolicies',
    )
    expect(() => codec.parse({ type: 'ShoutoutRecalled', version: 9, data })).toThrow('version 9')
  })
})
