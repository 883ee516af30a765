// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPortal } from '../../testing/renderPortal.tsx'

describe('coming by a link', () => {
  it('keeps the session and leaves no token in the address', async () => {
    const { kept } = await renderPortal({
      path: '/redeem?token=once',
      isSignedIn: false,
      intercept: path =>
        path === '/v1/user/exchange_token'
          ? Response.json({ token: 'session', expires_at: '2026-11-21T10:00:00.000Z' })
          : undefined,
    })
    expect(await screen.findByText('You have 2,350 points to redeem.')).toBeDefined()
    expect(kept.get('laurel.token')).toBe('session')
    expect(window.location.href).not.toContain('once')
  })

  it('that was used before ends the old session and offers another way in', async () => {
    const { kept } = await renderPortal({ path: '/redeem?token=used' })
    expect(await screen.findByText('That link has expired, please try again.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Sign in with Slack' })).toBeDefined()
    expect(kept.size).toBe(0)
  })
})
