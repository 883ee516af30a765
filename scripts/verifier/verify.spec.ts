import { verifyLedger } from '@laurel/ledger/audit/verifyLedger.ts'
import { createCheckpointCheck } from '@laurel/ledger/checkpoints/checkpointCheck.ts'
import { signCheckpoint } from '@laurel/ledger/checkpoints/signature.ts'
import { canonicalJson } from '@laurel/ledger/log/canonicalJson.ts'
import type { RecordedEvent } from '@laurel/ledger/log/port.ts'
import { createSignedHistory, createTestKey, logOf } from '@laurel/ledger/testing/testCheckpoints.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Options, verifyExport } from './verify.ts'

// As from PostgreSQL, where a position is the number of the event.
const { events, lines: checkpoints, key, resealed } = await createSignedHistory(4, { positions: 'counted' })

const linesOf = (recorded: readonly RecordedEvent[]) => recorded.map(event => `${canonicalJson(event)}\n`)
const lines = linesOf(events)
const signed = {
  checkpoints: Buffer.from(checkpoints.map(line => `${canonicalJson(line)}\n`).join('')),
  publicKey: key.publicKey,
}
const verify = (exported: readonly string[], options: Options = { signed }) =>
  verifyExport([Buffer.from(exported.join(''))], options)

const index = fc.nat({ max: lines.length - 1 })
const twoIndexes = fc
  .uniqueArray(index, { minLength: 2, maxLength: 2 })
  .map(pair => pair.sort((a, b) => a - b))
const bytes = Buffer.from(lines.join(''))
/** The line of the export, from 1, that holds a byte. */
const lineAt = (offset: number): number => bytes.subarray(0, offset).filter(byte => byte === 10).length + 1

describe('an export and its checkpoints', () => {
  it('are sound as they came out', () => {
    expect(verify(lines)).toMatchObject({ events: lines.length, unsignedEvents: 0, findings: [] })
    expect(verify(lines, { gapless: true })).toMatchObject({ unsignedEvents: lines.length, findings: [] })
  })

  it('name the line in which a single bit was flipped, whichever it was, even without a checkpoint', () => {
    fc.assert(
      fc.property(fc.nat({ max: bytes.length - 1 }), fc.nat({ max: 7 }), (offset, bit) => {
        const flipped = Buffer.from(bytes)
        flipped[offset] = (flipped[offset] ?? 0) ^ (1 << bit)
        for (const options of [{ signed }, { gapless: true }])
          expect(verifyExport([flipped], options).findings[0]?.line).toBe(lineAt(offset))
      }),
    )
  })

  it.each([
    ['a space', '"id":', '"id": '],
    ['a field that no hash covers', '"id":', '"hint":"trust me","id":'],
    ['the same field twice', '"id":', '"id":"another","id":'],
    ['a letter written as an escape', '"stream":"team', '"stream":"\\u0074eam'],
    ['a number with a fraction', '"version":1', '"version":1.0'],
    ['a number with an exponent', '"version":1', '"version":1e0'],
    ['a key twice in the data', '"data":{', '"data":{"name":"Oak","name":"Elm",'],
  ])('name a line that says the same in another way: %s', (_, text, other) => {
    const [first = ''] = lines
    const [finding] = verify([first.replace(text, other), ...lines.slice(1)]).findings
    expect(finding).toMatchObject({ line: 1, message: expect.stringContaining('not in canonical form') })
  })

  it('name the event that was dropped', () => {
    fc.assert(
      fc.property(index, dropped => {
        expect(verify(lines.toSpliced(dropped, 1)).findings[0]).toMatchObject({ position: dropped })
      }),
    )
  })

  it('name the line that was put in a second time', () => {
    fc.assert(
      fc.property(index, index, (copied, at) => {
        const [line = ''] = lines.slice(copied, copied + 1)
        // A copy right before its original is in the right place: then the original is the extra line.
        const wrong = copied === at ? at + 1 : at
        expect(verify(lines.toSpliced(at, 0, line)).findings[0]?.line).toBe(wrong + 1)
      }),
    )
  })

  it('name the first of two events that changed places', () => {
    fc.assert(
      fc.property(twoIndexes, ([first = 0, second = 0]) => {
        const swapped = lines.with(first, lines[second] ?? '').with(second, lines[first] ?? '')
        expect(verify(swapped).findings[0]).toMatchObject({ line: first + 1, position: first })
      }),
    )
  })

  it('name where the export was cut off, at any byte', () => {
    fc.assert(
      fc.property(fc.nat({ max: bytes.length - 1 }), length => {
        const [finding] = verifyExport([bytes.subarray(0, length)], { signed }).findings
        const isBetweenLines = length === 0 || bytes[length - 1] === 10
        const cut = lineAt(length) - 1
        expect(finding).toMatchObject(isBetweenLines ? { position: cut } : { line: cut + 1 })
      }),
    )
  })
})

describe('a log in another store, whose positions have gaps,', () => {
  it('has the same export, since that counts the events, and the same checkpoints', async () => {
    const measured = await createSignedHistory(4)
    expect(measured.events.at(-1)?.position).toBeGreaterThan(measured.events.length)
    expect(measured.lines).toEqual(
      checkpoints.map(line => ({ ...line, key: expect.any(String), signature: expect.any(String) })),
    )
    const counted = measured.events.map((event, position) => ({ ...event, position }))
    expect(linesOf(counted)).toEqual(lines)
  })
})

describe('a forger who makes every hash and every position fit again', () => {
  const verifyForged = (forged: readonly RecordedEvent[]) => verify(linesOf(resealed(forged)))

  it('is not seen without a checkpoint', () => {
    const forged = linesOf(resealed(events.slice(0, -1)))
    expect(verify(forged, { gapless: true }).findings).toEqual([])
  })

  it('is seen whatever was dropped, and the stream is named', () => {
    fc.assert(
      fc.property(index, dropped => {
        const { findings } = verifyForged(events.toSpliced(dropped, 1))
        expect(findings.map(({ stream }) => stream)).toContain(events[dropped]?.stream)
      }),
    )
  })

  it('cannot make points from nothing, nor spend what is not there, even without a checkpoint', () => {
    const credited = (redeemable: number, clearing: number) => {
      const forged = events.map(event => {
        if (event.type !== 'ShoutoutCredited') return event
        const member = event.data.recipientId ?? ''
        const postings = [
          { account: 'clearing', points: clearing },
          { account: 'redeemable', member, points: redeemable },
        ]
        return { ...event, data: { ...event.data, postings } }
      })
      return verify(linesOf(resealed(forged)), { gapless: true }).findings[0]?.message
    }
    expect(credited(7, -5)).toContain('sum to 2')
    expect(credited(-5, 5)).toContain('leaves redeemable at -5')
  })

  it('is seen wherever an event was put in before the last checkpoint, and the stream is named', () => {
    fc.assert(
      fc.property(fc.nat({ max: lines.length - 2 }), at => {
        const { findings } = verifyForged(events.toSpliced(at, 0, ...events.slice(at, at + 1)))
        expect(findings[0]).toMatchObject({ stream: events[at]?.stream })
      }),
    )
  })

  it('is seen whatever was changed: at the first head of that stream that was signed afterwards', () => {
    fc.assert(
      fc.property(index, changed => {
        const { findings } = verifyForged(
          events.map((event, place) => (place === changed ? { ...event, version: 9 } : event)),
        )
        const { stream = '', revision = 0 } = events[changed] ?? {}
        const head = checkpoints
          .flatMap(line => line.changed)
          .find(anchor => anchor.stream === stream && anchor.revision >= revision)
        expect(findings[0]).toMatchObject({ stream, revision: head?.revision })
      }),
    )
  })

  it('is seen whatever events changed places', () => {
    fc.assert(
      fc.property(twoIndexes, ([first = 0, second = 0]) => {
        const [one, other] = [events[first], events[second]]
        if (!one || !other) throw new Error('There are no such events.')
        expect(verifyForged(events.with(first, other).with(second, one)).findings).not.toEqual([])
      }),
    )
  })
})

describe('two readings of the same rules', () => {
  it('agree: what the verifier finds, laurel audit verify finds, and nothing else', async () => {
    const forged = twoIndexes.chain(([first = 0, second = 0]) => {
      const [one, other] = [events[first], events[second]]
      if (!one || !other) throw new Error('There are no such events.')
      return fc.constantFrom(
        events,
        events.toSpliced(first, 1),
        events.toSpliced(second, 0, one),
        events.with(first, other).with(second, one),
      )
    })
    await fc.assert(
      fc.asyncProperty(forged, fc.boolean(), async (changed, isResealed) => {
        const exported = isResealed ? resealed(changed) : changed
        const { findings } = await verifyLedger(logOf(exported), {
          hasContiguousPositions: true,
          logChecks: [createCheckpointCheck(checkpoints, { hasContiguousPositions: true })],
        })
        expect(verify(linesOf(exported)).findings.length > 0).toBe(findings.length > 0)
      }),
    )
  })
})

describe('checkpoints that prove nothing', () => {
  it.each([
    ['root', { root: '0'.repeat(64) }],
    ['number of streams', { streams: 99 }],
    ['number of events', { events: 99 }],
  ])('show by their %s, even when they were signed', (_, wrong) => {
    const [line] = checkpoints
    if (!line) throw new Error('There is no checkpoint.')
    const again = { ...line, ...signCheckpoint({ ...line.checkpoint, ...wrong }, key.privateKey) }
    const wronglySigned = { ...signed, checkpoints: Buffer.from(`${canonicalJson(again)}\n`) }
    expect(verify(lines, { signed: wronglySigned }).findings[0]?.message).toContain('does not fit')
  })

  it('are refused: none at all', () => {
    const none = { ...signed, checkpoints: Buffer.alloc(0) }
    expect(() => verify(lines, { signed: none })).toThrow('holds no checkpoint')
    expect(() => verify([], { signed: none })).toThrow('holds no checkpoint')
  })

  it.each([
    ['a space', '"changed":', '"changed": '],
    ['the same key twice', '"events":', '"events":0,"events":'],
    ['a number with a fraction', '"streams":4', '"streams":4.0'],
    ['a key that is not signed', '"changed":', '"approved":true,"changed":'],
    ['other bits in the padding of the signature', '=="}', '="}'],
    ['no end of the last line', /\n$/, ''],
  ])('are refused in another notation: %s', (_, text, other) => {
    const changed = Buffer.from(signed.checkpoints.toString().replace(text, other))
    expect(changed.equals(signed.checkpoints)).toBe(false)
    expect(() => verify(lines, { signed: { ...signed, checkpoints: changed } })).toThrow('proves nothing')
  })

  it('are refused: another key, another text, a line left out', () => {
    const other = createTestKey().publicKey
    expect(() => verify(lines, { signed: { ...signed, publicKey: other } })).toThrow('unknown key')
    const text = signed.checkpoints.toString()
    const changed = Buffer.from(text.replace('"events":', '"events":1'))
    expect(() => verify(lines, { signed: { ...signed, checkpoints: changed } })).toThrow(
      'signature is broken',
    )
    const [first = '', , ...others] = text.split(/(?<=\n)/)
    const fewer = Buffer.from([first, ...others].join(''))
    expect(() => verify(lines, { signed: { ...signed, checkpoints: fewer } })).toThrow('Line 2')
  })
})
