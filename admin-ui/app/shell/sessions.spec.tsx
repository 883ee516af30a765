// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { renderAdmin, type SentRequest } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const open = async (answer?: (request: SentRequest) => ReturnType<typeof refusal> | undefined) => {
  const { sent } = renderAdmin({ path: '/users', ...(answer ? { answer } : {}) })
  await userEvent.click(await screen.findByRole('button', { name: /your account/ }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Where you’re signed in' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Where you’re signed in' }))
  return { sent, dialog }
}

describe('the sessions of a person', () => {
  it('are listed from the account menu, and end one by one', async () => {
    const { sent, dialog } = await open()
    expect(await dialog.findByText('Firefox on Linux')).toBeDefined()
    expect(dialog.getByText('This browser')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out of A program' }))
    expect(sent.filter(({ method }) => method === 'DELETE')).toMatchObject([
      { path: expect.stringMatching(/^\/v1\/user\/sessions\//) },
    ])
  })

  it('end all at once', async () => {
    const { sent, dialog } = await open()
    await userEvent.click(await dialog.findByRole('button', { name: 'Sign out everywhere' }))
    expect(sent.map(({ path }) => path)).toContain('/v1/user/sign_out_everywhere')
  })

  it('that can’t be read say why', async () => {
    const { dialog } = await open(({ path }) =>
      path === '/v1/user/sessions' ? refusal(503, 'UNAVAILABLE', 'Wait a moment.') : undefined,
    )
    expect(await dialog.findByText('Wait a moment.')).toBeDefined()
  })
})
