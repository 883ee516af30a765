import { describe, expect, it } from 'vitest'
import { problemCharactersMax } from './limits.ts'
import { problemText } from './problemText.ts'

describe('a stored problem', () => {
  it.each([
    ['invalid_auth for xoxb-123-456-abcDEF', 'invalid_auth for [secret]'],
    ['No such key: sk_live_abc123', 'No such key: [secret]'],
    ['Authorization: Bearer eyJhbGciOi.J9', 'Authorization: Bearer [secret]'],
    ['connect postgres://laurel:pass@db/laurel', 'connect postgres://[secret]@db/laurel'],
    [
      'GET https://partner.example/orders?api_key=abc&page=2',
      'GET https://partner.example/orders?api_key=[secret]&page=2',
    ],
    ['POST https://hooks.slack.com/commands/T1/2/3', 'POST [secret address]'],
    ['{"client_secret":"abc"}', '{"client_secret":"[secret]"}'],
  ])('holds no credential: %s', (text, stored) => expect(problemText(new Error(text))).toBe(stored))

  it('keeps ordinary words', () =>
    expect(problemText('The token was revoked. Install the app again.')).toBe(
      'The token was revoked. Install the app again.',
    ))

  it('is bounded, and text that PostgreSQL stores', () => {
    expect(problemText('x'.repeat(9_999))).toHaveLength(problemCharactersMax)
    expect(problemText('a\0b')).toBe('ab')
    expect(problemText('a\ud800b')).toBe('a\ufffdb')
  })
})
