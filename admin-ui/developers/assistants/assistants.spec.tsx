// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const path = '/settings/api-keys'

describe('the assistants of a team', () => {
  it('are listed beside the keys, with where they are, what they may do and for whom', async () => {
    renderAdmin({ path })
    const table = within(await screen.findByRole('table', { name: 'Connected assistants' }))
    expect(table.getByText('claude.ai')).toBeDefined()
    expect(table.getByText('on their computer')).toBeDefined()
    expect(table.getByText('Read the feed, Give shoutouts, Read balances and entries')).toBeDefined()
  })

  it('are disconnected after a confirmation', async () => {
    const { sent } = renderAdmin({ path })
    await userEvent.click(await screen.findByRole('button', { name: /^Disconnect Claude of / }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Disconnect “Claude” of / }))
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }))
    expect(await screen.findByText('The assistant is disconnected.')).toBeDefined()
    expect(sent.filter(({ method }) => method !== 'GET')).toMatchObject([
      { method: 'DELETE', path: expect.stringMatching(/^\/v1\/admin\/assistants\//) },
    ])
  })

  it('are explained where there is none', async () => {
    renderAdmin({ path, scenario: 'empty' })
    expect(await screen.findByText('No assistants yet')).toBeDefined()
  })
})
