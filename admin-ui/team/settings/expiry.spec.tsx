// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

describe('the expiry of points', () => {
  it('shows what it would take, and asks for a reason', async () => {
    const { sent } = renderAdmin({ path: '/settings' })
    await userEvent.click(await screen.findByRole('combobox', { name: 'Points can be redeemed' }))
    await userEvent.click(await screen.findByRole('option', { name: 'For 12 months' }))
    const card = screen.getByRole('region', { name: 'How long points can be redeemed' })
    await userEvent.click(within(card).getByRole('button', { name: 'Change…' }))
    const dialog = within(await screen.findByRole('dialog'))
    const preview = within(await dialog.findByRole('table'))
    expect(preview.getByRole('row', { name: /1,240/ })).toBeDefined()
    const confirm = dialog.getByRole('button', { name: 'Let points expire' })
    await userEvent.click(confirm)
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The books close')
    await userEvent.click(confirm)
    await screen.findByText('Points expire after 12 months.')
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/v1/admin/settings/points-expiry',
      body: { months: 12, reason: 'The books close' },
    })
  })
})
