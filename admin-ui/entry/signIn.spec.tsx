// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { meFixture } from '../fixtures/me.ts'
import { refusal } from '../testing/refusal.ts'
import { renderEntry } from '../testing/renderEntry.tsx'
import { safeTarget } from './safeTarget.ts'

afterEach(cleanup)

const employee = {
  ...meFixture.user,
  is_admin: false,
  is_owner: false,
  is_manager: false,
  is_channel_manager: false,
  subordinate_users: [],
  segments_managed: [],
}

describe('signing in', () => {
  it('by a link keeps the token and goes where the link points', async () => {
    const { session, sent, left } = renderEntry({
      address: '/login/assert_single_use_token?token=once&redirect=/users',
      token: null,
    })
    await waitFor(() => expect(left).toEqual(['/users']))
    expect(session.token()).toBe('full')
    expect(sent.filter(request => request.path.endsWith('exchange_token'))).toHaveLength(1)
  })

  it('prepares the next page for someone who administers', async () => {
    const open = (user: typeof meFixture.user) =>
      renderEntry({
        address: '/login/assert_single_use_token?token=once&redirect=/users',
        token: null,
        answer: ({ path }) =>
          path === '/v1/user/me' ? { status: 200, body: { ...meFixture, user } } : undefined,
      })
    const employees = open(employee)
    await waitFor(() => expect(employees.left).toEqual(['/redeem']))
    expect(localStorage.getItem('laurel.admin')).toBeNull()
    cleanup()
    const administrators = open(meFixture.user)
    await waitFor(() => expect(administrators.left).toEqual(['/users']))
    expect(localStorage.getItem('laurel.admin')).toBe(localStorage.getItem('laurel.signedIn'))
  })

  it('leads an employee to the portal, whose pages they have in the administration', async () => {
    const { left } = renderEntry({
      address: '/login/assert_single_use_token?token=once&redirect=/',
      token: null,
      answer: ({ path }) =>
        path === '/v1/user/me' ? { status: 200, body: { ...meFixture, user: employee } } : undefined,
    })
    await waitFor(() => expect(left).toEqual(['/redeem']))
  })

  it('leads to the portal without asking who it is', async () => {
    const { left, sent } = renderEntry({
      address: '/login/assert_single_use_token?token=once&redirect=/redeem/redemptions',
      token: null,
    })
    await waitFor(() => expect(left).toEqual(['/redeem/redemptions']))
    expect(sent.map(({ path }) => path)).not.toContain('/v1/user/me')
  })

  it.each([
    ['without a session', null],
    ['beside a session, which stays', 'full'],
  ] as const)('by a used link says so on the sign-in page (%s)', async (_name, token) => {
    const { session, sent, left } = renderEntry({
      address: '/login/assert_single_use_token?token=used',
      token,
      answer: ({ path }) =>
        path.endsWith('exchange_token') ? refusal(400, 'LINK_EXPIRED', 'The link was used.') : undefined,
    })
    await waitFor(() => expect(left).toEqual(['/login?error=That+link+has+expired%2C+please+try+again.']))
    expect(session.isSignedIn()).toBe(token !== null)
    expect(sent.map(({ path }) => path)).not.toContain('/v1/user/logout')
  })

  it('by a link that lands on the sign-in page exchanges its token', async () => {
    const { left } = renderEntry({ address: '/login?token=once&redirect=/users' })
    await waitFor(() => expect(left).toEqual(['/login/assert_single_use_token?token=once&redirect=%2Fusers']))
  })

  it('follows paths of this origin only', () => {
    expect(safeTarget('/users?q=ada')).toBe('/users?q=ada')
    for (const target of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
      '/..//evil.example',
      null,
    ]) {
      expect(safeTarget(target)).toBe('/')
    }
  })
})

describe('the sign-in page', () => {
  it('ends the session of a person who opens it', async () => {
    const { session, sent } = renderEntry({ address: '/login' })
    await waitFor(() => expect(session.isSignedIn()).toBe(false))
    expect(sent.map(({ path }) => path)).toContain('/v1/user/logout')
  })

  it.each([
    ['after a failure', { address: '/login?error=Try+again.' }],
    ['when the person goes back to it', { address: '/login', isRevisited: true }],
  ])('leaves a session alone %s, and leads back to it', async (_name, options) => {
    const { session, sent } = renderEntry(options)
    const way = await screen.findByRole('link', { name: 'Continue to Laurel' })
    expect(way.getAttribute('href')).toBe('/')
    expect(session.isSignedIn()).toBe(true)
    expect(sent).toEqual([])
  })

  it('says what failed', async () => {
    renderEntry({ address: '/login?error=Try+again.', token: null })
    expect((await screen.findByRole('alert')).textContent).toBe('Try again.')
    expect(screen.queryByRole('link', { name: 'Continue to Laurel' })).toBeNull()
  })
})
