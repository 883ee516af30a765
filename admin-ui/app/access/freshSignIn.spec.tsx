// @vitest-environment jsdom
import { listSessions } from '@laurel/contract/access/sessions.ts'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

describe('a call that needs a fresh sign-in', () => {
  it('offers one that leads back to this page, and leaves the page as it is when cancelled', async () => {
    const { connection, sent } = renderAdmin({
      path: '/users?q=ada',
      answer: ({ path }) => {
        if (path === '/v1/user/slack_authorization') return refusal(503, 'UNAVAILABLE', 'Slack is away.')
        return path === '/v1/user/sessions'
          ? refusal(403, 'FRESH_SIGN_IN_REQUIRED', 'Sign in again.')
          : undefined
      },
    })
    await screen.findByRole('heading', { name: 'Users' })
    await act(() => connection.client.fetch('/v1/user/sessions'))
    expect(screen.queryByRole('dialog')).toBeNull()

    await act(() => connection.client.call(listSessions, {}).catch(() => undefined))
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again to continue' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in with Slack' }))
    expect(await dialog.findByText('Slack is away.')).toBeDefined()
    expect(sent.map(({ path }) => path)).toContain('/v1/user/slack_authorization')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('heading', { name: 'Users', hidden: true })).toBeDefined()
  })
})
