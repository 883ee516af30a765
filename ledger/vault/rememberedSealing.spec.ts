import { createSecretKey, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { rememberSealing } from './rememberedSealing.ts'
import { openField } from './sealedField.ts'

const key = createSecretKey(randomBytes(32))
const place = { eventId: 'event', path: ['message'] }

it('opens what it sealed, with the same key and in the same place alone', () => {
  const sealing = rememberSealing()
  const sealed = sealing.seal(key, place, 'soup')
  expect(openField(key, place, sealed)).toBe('soup')
  expect(sealing.open(key, place, sealed)).toBe('soup')
  expect(() => sealing.open(createSecretKey(randomBytes(32)), place, sealed)).toThrow()
  expect(() => sealing.open(key, { ...place, eventId: 'other' }, sealed)).toThrow()
  expect(() => sealing.open(key, { ...place, path: ['reason'] }, sealed)).toThrow()
})

it('opens what it has forgotten as well', () => {
  const sealing = rememberSealing()
  const sealed = sealing.seal(key, place, 'soup')
  sealing.forget()
  expect(sealing.open(key, place, sealed)).toBe('soup')
})
