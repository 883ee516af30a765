import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lengthPrefixed } from './lengthPrefixed.ts'

it('counts bytes, not characters', () => {
  expect(lengthPrefixed('stream', 'Zoë', '')).toBe('6:stream4:Zoë0:')
})

it('leads back to its parts, whatever they are', () => {
  const partsOf = (bytes: Buffer): string[] => {
    const parts: string[] = []
    for (let at = 0; at < bytes.length; ) {
      const begins = bytes.indexOf(':', at) + 1
      at = begins + Number(bytes.toString('latin1', at, begins - 1))
      parts.push(bytes.toString('utf8', begins, at))
    }
    return parts
  }
  const text = fc.string({ unit: fc.constantFrom('a', '7', ':', 'ë', '🎁') })
  fc.assert(
    fc.property(fc.array(text), parts => {
      expect(partsOf(Buffer.from(lengthPrefixed(...parts)))).toEqual(parts)
    }),
  )
})
