// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { assistantsFixture } from '../../fixtures/assistants.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Your account, Anna Berg' }))
  await userEvent.click(screen.getByRole('button', { name: 'Connected assistants' }))
  return within(await screen.findByRole('dialog', { name: 'Connected assistants' }))
}

describe('the assistants of a person', () => {
  it('are shown with where they are, what they may do, since when, and their last use', async () => {
    await renderPortal()
    const dialog = await open()
    await dialog.findByText('Claude')
    dialog.getByText('claude.ai')
    dialog.getByText('On your computer')
    dialog.getByText('May see recognition, thank colleagues, and see points and where they come from')
    dialog.getByText(/^Connected on .* · Last used on /)
    dialog.getByText(/ · Not used yet$/)
  })

  it('are disconnected one by one', async () => {
    let known = assistantsFixture
    const ended: string[] = []
    await renderPortal({
      intercept: (path, request) => {
        if (!path.startsWith('/v1/user/assistants')) return undefined
        if (request.method === 'GET') return Response.json({ assistants: known })
        ended.push(path)
        known = known.slice(1)
        return Response.json({ ok: true })
      },
    })
    const dialog = await open()
    await userEvent.click(await dialog.findByRole('button', { name: 'Disconnect Claude' }))
    await vi.waitFor(() => expect(dialog.queryByText('Claude')).toBeNull())
    expect(ended).toEqual([`/v1/user/assistants/${assistantsFixture[0]?.id}`])
    dialog.getByText('Editor')
  })

  it('are connected with one address, which the dialog gives', async () => {
    await renderPortal({
      intercept: path => (path === '/v1/user/assistants' ? Response.json({ assistants: [] }) : undefined),
    })
    const dialog = await open()
    await dialog.findByText('No assistant is connected to your account.')
    dialog.getByText(/\/v1\/mcp$/)
    dialog.getByRole('button', { name: 'Copy the address' })
  })
})
