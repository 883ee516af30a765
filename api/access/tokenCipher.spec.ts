import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createTokenCipher } from './tokenCipher.ts'

const key = randomBytes(32).toString('base64')
const cipher = createTokenCipher(key)

describe('tokens at rest', () => {
  it('come back as they were', () => {
    expect(cipher.open(cipher.seal('xoxb-1-ü', 'T1'), 'T1')).toBe('xoxb-1-ü')
  })

  it('never look the same twice, and never like themselves', () => {
    const sealed = cipher.seal('xoxb-1', 'T1')
    expect(sealed).not.toContain('xoxb')
    expect(cipher.seal('xoxb-1', 'T1')).not.toBe(sealed)
  })

  it('do not open for another team, another key or after a change', () => {
    const sealed = cipher.seal('xoxb-1', 'T1')
    expect(() => cipher.open(sealed, 'T2')).toThrow()
    expect(() => createTokenCipher(randomBytes(32).toString('base64')).open(sealed, 'T1')).toThrow()
    const [version, nonce, tag] = sealed.split('.')
    expect(() => cipher.open([version, nonce, tag, 'AAAA'].join('.'), 'T1')).toThrow()
  })

  it('refuse a key of another length and say how to make one', () => {
    expect(() => createTokenCipher('c2hvcnQ=')).toThrow('openssl rand -base64 32')
  })
})
