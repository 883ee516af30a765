// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'
import { safeTarget } from './safeTarget.ts'

afterEach(cleanup)

describe('signing in', () => {
  it('by a link keeps the token and goes where the link points', async () => {
    const { session, sent } = renderAdmin({
      path: '/login/assert_single_use_token?token=once&redirect=/users',
      token: null,
    })
    expect(await screen.findByRole('heading', { name: 'Users' })).toBeDefined()
    expect(session.token()).toBe('full')
    expect(sent.filter(request => request.path.endsWith('exchange_token'))).toHaveLength(1)
  })

  it('by a used link says so on the sign-in page', async () => {
    const { session } = renderAdmin({
      path: '/login?token=used',
      token: null,
      answer: ({ path }) =>
        path.endsWith('exchange_token') ? refusal(400, 'LINK_EXPIRED', 'The link was used.') : undefined,
    })
    expect(await screen.findByText('That link has expired, please try again.')).toBeDefined()
    expect(session.token()).toBeNull()
  })

  it('is followed by a fresh token whenever the page is loaded', async () => {
    const { session } = renderAdmin({
      path: '/users',
      answer: ({ path }) =>
        path === '/v1/user/refresh_token'
          ? { status: 200, body: { token: 'fresh', expires_at: '2130-01-01T00:00:00.000Z' } }
          : undefined,
    })
    await screen.findByRole('heading', { name: 'Users' })
    await waitFor(() => expect(session.token()).toBe('fresh'))
  })

  it('is required without a token', async () => {
    renderAdmin({ path: '/users', token: null })
    expect(await screen.findByRole('button', { name: 'Sign in with Slack' })).toBeDefined()
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
