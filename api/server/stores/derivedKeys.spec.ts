import { expect, it } from 'vitest'
import { commandHashKey } from './derivedKeys.ts'

it('is the same for an installation, another for another, and never the encryption key itself', () => {
  const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)].map(key => key.toString('base64'))
  const exported = (key = '') => commandHashKey(key).export().toString('base64')
  expect(exported(one)).toBe(exported(one))
  expect(new Set([exported(one), exported(other), one, other]).size).toBe(4)
})
