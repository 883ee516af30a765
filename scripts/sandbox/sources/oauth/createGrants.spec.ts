import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import { describe, expect, test } from 'vitest'
import { createGrants, firstRefreshToken, type GrantsOptions } from './createGrants.ts'

const redirect = 'https://laurel.example/back'
const start = (formerEnds: GrantsOptions['formerEnds'] = 'when renewed') => {
  let now = '2026-03-02T09:00:00.000Z'
  const clock = () => now
  const grants = createGrants({ prefix: 'oak', clock, accessSeconds: 3_600, formerEnds })
  const pass = (milliseconds: number) => {
    now = addMilliseconds(now, milliseconds)
  }
  return { ...grants, pass }
}
const isLetIn = (grants: ReturnType<typeof start>, token = '') =>
  grants.scopesOf(`Bearer ${token}`) !== undefined

describe('the grants of a partner', () => {
  test('take a code once, within ten minutes, and for the address that it was given to', () => {
    const grants = start()
    const code = grants.code(redirect, ['people'])
    expect(grants.exchange(code, redirect)?.scopes).toEqual(['people'])
    expect(grants.exchange(code, redirect)).toBeUndefined()
    expect(grants.exchange(grants.code(redirect, []), 'https://evil.example')).toBeUndefined()
    const late = grants.code(redirect, [])
    grants.pass(11 * 60_000)
    expect(grants.exchange(late, redirect)).toBeUndefined()
  })

  test('end access tokens in time, and before their time', () => {
    const grants = start()
    const first = grants.renew(firstRefreshToken('oak'))
    expect(isLetIn(grants, first?.accessToken)).toBe(true)
    grants.endAccess()
    expect(isLetIn(grants, first?.accessToken)).toBe(false)
    const second = grants.renew(first?.refreshToken ?? '')
    grants.pass(3_600_000)
    expect(isLetIn(grants, second?.accessToken)).toBe(false)
  })

  test('end a refresh token at its first use', () => {
    const grants = start('when renewed')
    expect(grants.renew(firstRefreshToken('oak'))).toBeDefined()
    expect(grants.renew(firstRefreshToken('oak'))).toBeUndefined()
  })

  test('end a refresh token once the access token of its successor is used', () => {
    const grants = start('when its successor is used')
    const lost = grants.renew(firstRefreshToken('oak'))
    const again = grants.renew(firstRefreshToken('oak'))
    expect(lost).toBeDefined()
    expect(isLetIn(grants, again?.accessToken)).toBe(true)
    expect(grants.renew(firstRefreshToken('oak'))).toBeUndefined()
    expect(grants.renew(again?.refreshToken ?? '')).toBeDefined()
  })

  test('go on after a restart of the sandbox', () => {
    const before = start()
    const renewed = before.renew(firstRefreshToken('oak'))
    const after = start()
    expect(isLetIn(after, renewed?.accessToken)).toBe(false)
    expect(isLetIn(after, after.renew(renewed?.refreshToken ?? '')?.accessToken)).toBe(true)
  })

  test.each(['', 'oak-refresh-first', 'elm-refresh-first-1', 'oak-access-first-1-1'])('refuse %j', token => {
    expect(start().renew(token)).toBeUndefined()
  })
})
