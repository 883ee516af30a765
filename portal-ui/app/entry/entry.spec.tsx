// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderPortal } from '../../testing/renderPortal.tsx'

describe('coming by a link', () => {
  it('keeps the session and leaves no token in the address', async () => {
    const { kept } = await renderPortal({
      path: '/redeem?token=once',
      isSignedIn: false,
      intercept: path =>
        path === '/v1/user/exchange_token'
          ? Response.json({ token: 'session', expires_at: '2130-11-21T10:00:00.000Z', user_id: 'anna' })
          : undefined,
    })
    expect(await screen.findByText('You have 2,350 points to redeem.')).toBeDefined()
    expect([...kept]).toEqual([['laurel.signedIn', 'anna']])
    expect(window.location.href).not.toContain('once')
  })

  it('of another member asks before it replaces the session', async () => {
    const { left, asked } = await renderPortal({
      path: '/redeem?token=once',
      intercept: path => {
        if (path === '/v1/user/exchange_token')
          return Response.json(
            {
              type: 'about:blank',
              title: 'x',
              status: 409,
              code: 'CONFIRMATION_REQUIRED',
              detail: 'Continue?',
              data: { name: 'Grace Hopper', team: 'Northwind', ticket: 'the ticket' },
            },
            { status: 409 },
          )
        return path === '/v1/user/confirm_sign_in'
          ? Response.json({ token: 'session', expires_at: '2130-11-21T10:00:00.000Z', user_id: 'grace' })
          : undefined
      },
    })
    expect(await screen.findByRole('heading', { name: 'Continue as Grace Hopper?' })).toBeDefined()
    expect(asked).not.toContain('POST /v1/user/logout')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(asked).toContain('POST /v1/user/confirm_sign_in')
    await vi.waitFor(() => expect(left).toEqual(['/redeem']))
  })

  it('that was used before offers another way in, and leaves the session that is there alone', async () => {
    const { kept, asked } = await renderPortal({ path: '/redeem?token=used' })
    expect(await screen.findByText('That link has expired, please try again.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Sign in with Slack' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Continue to your rewards' }).getAttribute('href')).toBe(
      '/redeem',
    )
    expect(kept.size).toBe(1)
    expect(asked).not.toContain('POST /v1/user/logout')
  })

  it('that was used before leads nowhere else without a session', async () => {
    await renderPortal({ path: '/redeem?token=used', isSignedIn: false })
    await screen.findByText('That link has expired, please try again.')
    expect(screen.queryByRole('link', { name: 'Continue to your rewards' })).toBeNull()
  })
})
