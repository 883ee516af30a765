// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const over = 'Your session has expired, please login again.'

/** Opens a page whose session ends, or whose network fails, once the page stands. */
const openAndEnd = async (ping: () => ReturnType<typeof refusal>) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
  let isOver = false
  const rendered = renderAdmin({
    path: '/users',
    answer: ({ path }) => {
      if (!isOver) return undefined
      return path === '/v1/user/ping' ? ping() : refusal(401, 'SESSION_EXPIRED', over)
    },
  })
  await screen.findByRole('heading', { name: 'Users' })
  isOver = true
  await act(() => vi.advanceTimersByTimeAsync(29_000))
  expect(rendered.sent.map(({ path }) => path)).not.toContain('/v1/user/ping')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(rendered.sent.map(({ path }) => path)).toContain('/v1/user/ping')
  return rendered
}

describe('a session that ends while the page is open', () => {
  it('is noticed by the ping, every 30 seconds, and covers the page', async () => {
    const { session } = await openAndEnd(() => refusal(400, 'SESSION_EXPIRED', over))
    const overlay = within(await screen.findByRole('dialog', { name: 'Your session has expired' }))
    expect(
      overlay.getByText(
        'For security purposes, your current session has expired. Please reload this page and login again.',
      ),
    ).toBeDefined()
    expect(overlay.getByRole('button', { name: 'Reload page' })).toBeDefined()
    expect(session.token()).toBeNull()
  })

  it('is not taken for over when the ping fails for another reason', async () => {
    const { session } = await openAndEnd(() => refusal(503, 'UNAVAILABLE', 'Not now.'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(session.token()).toBe('full')
  })
})
