import { createSecretKey, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { openField, sealField } from './sealedField.ts'

const key = createSecretKey(randomBytes(32))
const place = { eventId: 'event', path: ['message'] }
const nonceOf = (sealed: string) => Buffer.from(sealed.slice('sealed:1:'.length), 'base64url').subarray(0, 12)

it('seals the same text in the same place to the same bytes, and opens it there alone', () => {
  const sealed = sealField(key, place, 'soup')
  expect(sealField(key, place, 'soup')).toBe(sealed)
  expect(openField(key, place, sealed)).toBe('soup')
  expect(() => openField(key, { ...place, eventId: 'other' }, sealed)).toThrow()
})

it('never uses a nonce twice under one key, not even for two texts in one place', () => {
  const sealed = [
    sealField(key, place, 'soup'),
    sealField(key, place, 'cake'),
    sealField(key, { ...place, eventId: 'other' }, 'soup'),
  ]
  expect(new Set(sealed.map(text => nonceOf(text).toString('hex'))).size).toBe(sealed.length)
})
