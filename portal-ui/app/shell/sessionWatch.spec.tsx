// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderPortal } from '../../testing/renderPortal.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const expired = (status: number) =>
  Response.json(
    {
      type: 'about:blank',
      title: 'Session expired',
      status,
      code: 'SESSION_EXPIRED',
      detail: 'Your session has expired, please login again.',
    },
    { status },
  )

describe('a session that ends while the page is open', () => {
  it('is noticed by the ping, every 30 seconds, and covers the page until it is loaded again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
    let isOver = false
    const { kept, left, asked } = await renderPortal({
      intercept: path => {
        if (!isOver) return undefined
        return path === '/v1/user/ping' ? expired(400) : expired(401)
      },
    })
    await screen.findByText('You have 2,350 points to redeem.')
    isOver = true
    await act(() => vi.advanceTimersByTimeAsync(29_000))
    expect(asked).not.toContain('GET /v1/user/ping')
    await act(() => vi.advanceTimersByTimeAsync(1000))
    const overlay = await screen.findByRole('dialog', { name: 'Your session has expired' })
    expect(overlay.textContent).toContain(
      'For security purposes, your current session has expired. Please reload this page and login again.',
    )
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeDefined()
    expect([kept.size, left]).toEqual([0, []])
  })
})
