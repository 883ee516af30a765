import { createSecretKey, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { decryptField, encryptField } from './encryptedField.ts'

const key = createSecretKey(randomBytes(32))
const place = { eventId: 'event', path: ['message'] }
const nonceOf = (encrypted: string) =>
  Buffer.from(encrypted.slice('encrypted:1:'.length), 'base64url').subarray(0, 12)

it('encrypts the same text in the same place to the same bytes, and decrypts it only there', () => {
  const encrypted = encryptField(key, place, 'soup')
  expect(encryptField(key, place, 'soup')).toBe(encrypted)
  expect(decryptField(key, place, encrypted)).toBe('soup')
  expect(() => decryptField(key, { ...place, eventId: 'other' }, encrypted)).toThrow()
})

it('never uses a nonce twice under one key, not even for two texts in one place', () => {
  const encrypted = [
    encryptField(key, place, 'soup'),
    encryptField(key, place, 'cake'),
    encryptField(key, { ...place, eventId: 'other' }, 'soup'),
  ]
  expect(new Set(encrypted.map(text => nonceOf(text).toString('hex'))).size).toBe(encrypted.length)
})
