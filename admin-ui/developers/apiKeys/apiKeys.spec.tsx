// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { issuedKeyAnswer } from '../../fixtures/apiKeys.ts'
import { refusal } from '../../testing/refusal.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const path = '/settings/api-keys'

/** What was sent besides questions. */
const actsIn = (sent: ReturnType<typeof renderAdmin>['sent']) => sent.filter(({ method }) => method !== 'GET')

describe('API keys', () => {
  it('are listed with what they may do, for whom, their last use and their former secret', async () => {
    renderAdmin({ path })
    const table = within(await screen.findByRole('table', { name: 'API keys' }))
    expect(table.getByText('Read people, Read balances and entries')).toBeDefined()
    expect(table.getByText(/Its former secret works until/)).toBeDefined()
    expect(table.getByText('Never')).toBeDefined()
  })

  it('are created with a name, scopes and a lifetime, and the secret is shown once', async () => {
    const { sent } = renderAdmin({ path })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Create key' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Create an API key' }))
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Warehouse')
    await user.click(dialog.getByRole('button', { name: 'Create key' }))
    expect(await dialog.findByText('Choose at least one.')).toBeDefined()
    await user.click(dialog.getByRole('checkbox', { name: /Read people/ }))
    await user.click(dialog.getByRole('button', { name: 'Create key' }))

    const shown = within(await screen.findByRole('dialog', { name: 'Secret of “Warehouse”' }))
    expect(shown.getByDisplayValue(issuedKeyAnswer.secret)).toBeDefined()
    await user.click(shown.getByRole('button', { name: 'Copy' }))
    expect(await shown.findByText('Copied')).toBeDefined()
    expect(await navigator.clipboard.readText()).toBe(issuedKeyAnswer.secret)
    await user.click(shown.getByRole('button', { name: 'Close' }))
    expect(screen.queryByDisplayValue(issuedKeyAnswer.secret)).toBeNull()
    expect(actsIn(sent)).toMatchObject([
      {
        method: 'POST',
        path: '/v1/admin/apiKeys',
        body: { name: 'Warehouse', scopes: ['people:read'], days: 90 },
      },
    ])
  })

  it('keep what was filled in when Laurel refuses', async () => {
    const detail = 'Revoke a key first.'
    const answer = ({ method }: { method: string }) =>
      method === 'POST' ? refusal(422, 'API_KEYS_TOO_MANY', detail) : undefined
    renderAdmin({ path, answer })
    await userEvent.click(await screen.findByRole('button', { name: 'Create key' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Warehouse')
    await userEvent.click(dialog.getByRole('checkbox', { name: /Give shoutouts/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Create key' }))
    expect(await dialog.findByText(detail)).toBeDefined()
    expect(dialog.getByDisplayValue('Warehouse')).toBeDefined()
  })

  it('get another secret, and the former one works for a day unless another time is chosen', async () => {
    const { sent } = renderAdmin({ path })
    await userEvent.click(await screen.findByRole('button', { name: 'Replace the secret of Payroll' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace the secret of “Payroll”?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }))
    expect(await screen.findByRole('dialog', { name: 'Secret of “Payroll”' })).toBeDefined()
    expect(actsIn(sent)).toMatchObject([{ method: 'POST', body: { overlap_hours: 24 } }])
  })

  it('are revoked after a confirmation', async () => {
    const { sent } = renderAdmin({ path })
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke Payroll' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke “Payroll”?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }))
    expect(await screen.findByText('The key is revoked.')).toBeDefined()
    expect(actsIn(sent)).toMatchObject([{ method: 'DELETE' }])
  })
})
