import { createSecretKey, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createCachedCipher } from './cachedCipher.ts'
import { decryptField } from './encryptedField.ts'

const key = createSecretKey(randomBytes(32))
const place = { eventId: 'event', path: ['message'] }

it('decrypts a text only with the same key and in the same place', () => {
  const cipher = createCachedCipher()
  const encrypted = cipher.encrypt(key, place, 'soup')
  expect(decryptField(key, place, encrypted)).toBe('soup')
  expect(cipher.decrypt(key, place, encrypted)).toBe('soup')
  expect(() => cipher.decrypt(createSecretKey(randomBytes(32)), place, encrypted)).toThrow()
  expect(() => cipher.decrypt(key, { ...place, eventId: 'other' }, encrypted)).toThrow()
  expect(() => cipher.decrypt(key, { ...place, path: ['reason'] }, encrypted)).toThrow()
})

it('decrypts a text that is no longer in the cache', () => {
  const cipher = createCachedCipher()
  const encrypted = cipher.encrypt(key, place, 'soup')
  cipher.clear()
  expect(cipher.decrypt(key, place, encrypted)).toBe('soup')
})
