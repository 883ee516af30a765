// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'
import { createQueryClient } from '../connection/createQueryClient.ts'

afterEach(cleanup)

const onMe = (answer: () => ReturnType<typeof refusal> | undefined) => (request: { readonly path: string }) =>
  request.path === '/v1/user/me' ? answer() : undefined

/** Every dialog that stood on the page, were it for a moment. */
const watchDialogs = () => {
  const dialogs: Element[] = []
  const observer = new MutationObserver(() => dialogs.push(...document.querySelectorAll('[role=dialog]')))
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return dialogs
}

describe('who is signed in', () => {
  it.each([
    [401, 'SESSION_EXPIRED'],
    [401, 'NOT_SIGNED_IN'],
    [404, 'NOT_FOUND'],
  ] as const)(
    'and can’t be told (%i %s) signs in again at once, and the session is forgotten',
    async (status, code) => {
      const dialogs = watchDialogs()
      const { sent, session, left } = renderAdmin({
        path: '/users',
        answer: onMe(() => refusal(status, code, 'No.')),
        queryClient: createQueryClient(),
      })
      await waitFor(() =>
        expect(left).toEqual([
          '/login?redirect=%2Fusers&error=Your+session+has+expired%2C+please+login+again.',
        ]),
      )
      expect(session.isSignedIn()).toBe(false)
      expect(dialogs).toEqual([])
      expect(sent.filter(({ path }) => path === '/v1/user/me')).toHaveLength(1)
    },
  )

  it('is required: without a session the page leads to the sign-in, and back afterwards', async () => {
    const { left, sent } = renderAdmin({ path: '/users', token: null })
    await waitFor(() => expect(left).toEqual(['/login?redirect=%2Fusers']))
    expect(sent).toEqual([])
  })

  it('has a fresh token whenever the page is loaded', async () => {
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

  it('stays signed in while the server is out of order, and may try again', async () => {
    let isDown = true
    const { session } = renderAdmin({
      path: '/users',
      answer: onMe(() => (isDown ? refusal(503, 'UNAVAILABLE', 'Wait a moment.') : undefined)),
    })
    expect(await screen.findByText('Wait a moment.')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Sign in again' }).getAttribute('href')).toContain(
      'redirect=%2Fusers',
    )
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Users' })).toBeDefined()
    expect(session.token()).toBe('full')
  })
})
