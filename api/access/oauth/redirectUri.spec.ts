import { describe, expect, test } from 'vitest'
import { isAllowedRedirectUri, isRegisteredUri, placeOf } from './redirectUri.ts'

describe('a redirect URI', () => {
  test.each([
    'https://claude.ai/api/mcp/auth_callback',
    'https://vscode.dev/redirect?from=laurel',
    'http://127.0.0.1/callback',
    'http://[::1]:8080/callback',
    'http://localhost:33418/callback',
  ])('may be https or on the computer of the person: %s', uri => {
    expect(isAllowedRedirectUri(uri)).toBe(true)
  })

  test.each([
    'http://claude.ai/callback',
    'http://127.0.0.1.evil.example/callback',
    'http://localhost.evil.example/callback',
    'https://claude.ai@evil.example/callback',
    'https://claude.ai/callback#fragment',
    'https://claude.ai/callback#',
    'https://claude.ai\\@evil.example/callback',
    'https://claude.ai/\tcallback',
    ' https://claude.ai/callback',
    'javascript:alert(1)',
    'data:text/html,hello',
    'cursor://callback',
    'callback',
    `https://claude.ai/${'a'.repeat(1000)}`,
  ])('may be nothing else: %s', uri => {
    expect(isAllowedRedirectUri(uri)).toBe(false)
  })

  test('is the registered one, letter by letter', () => {
    const registered = ['https://claude.ai/callback']
    expect(isRegisteredUri(registered, 'https://claude.ai/callback')).toBe(true)
    for (const other of [
      'https://claude.ai/callback/',
      'https://claude.ai/callback?x=1',
      'https://claude.ai:443/callback',
      'https://claude.ai:8443/callback',
      'https://CLAUDE.ai/callback',
      'https://claude.ai/callback/../other',
      'https://sub.claude.ai/callback',
    ])
      expect(isRegisteredUri(registered, other), other).toBe(false)
  })

  test('may have any port on the computer of the person, and nothing else may differ', () => {
    const registered = ['http://127.0.0.1/callback', 'http://localhost:5000/other']
    for (const asked of [
      'http://127.0.0.1:49152/callback',
      'http://localhost/other',
      'http://localhost:6000/other',
    ])
      expect(isRegisteredUri(registered, asked), asked).toBe(true)
    for (const asked of [
      'http://127.0.0.1:49152/other',
      'http://localhost:49152/callback',
      'http://[::1]:49152/callback',
      'https://127.0.0.1:49152/callback',
      'http://127.0.0.1:49152@evil.example/callback',
      'http://127.0.0.1:49152.evil.example/callback',
      'http://127.0.0.1:1:2/callback',
    ])
      expect(isRegisteredUri(registered, asked), asked).toBe(false)
  })

  test('says where the assistant is', () => {
    expect(placeOf('https://claude.ai/callback')).toEqual({ host: 'claude.ai', isOnThisComputer: false })
    expect(placeOf('http://localhost:33418/callback')).toEqual({
      host: 'localhost:33418',
      isOnThisComputer: true,
    })
  })
})
