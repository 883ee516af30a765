// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { meFixture } from '../../fixtures/me.ts'
import { pendingItem, pendingRedemptions } from '../../fixtures/records.ts'
import { refusal } from '../../testing/refusal.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const actsOf = (sent: ReturnType<typeof renderAdmin>['sent']) =>
  sent.filter(request => request.method !== 'GET')

describe('a pending company redemption', () => {
  it('is approved once it was confirmed, under a key of its own', async () => {
    const { sent } = renderAdmin({ path: '/rewards' })
    await userEvent.click(
      await screen.findByRole('button', { name: 'Approve the redemption of Alan Turing' }),
    )
    expect(actsOf(sent)).toEqual([])

    const dialog = await screen.findByRole('dialog', { name: 'Approve this redemption?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))

    expect(await screen.findByText('Redemption marked as complete.')).toBeDefined()
    expect(actsOf(sent)).toMatchObject([
      { method: 'PATCH', path: `/v1/team/redemption/${pendingRedemptions[0]?.id}/complete` },
    ])
    expect(actsOf(sent)[0]?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('of one’s own is left to another administrator, and can be cancelled', async () => {
    const { user } = meFixture
    renderAdmin({
      path: '/rewards',
      answer: ({ path, query }) =>
        path === '/v1/admin/redemptions' && query.filter?.includes('"CUSTOM"')
          ? { status: 200, body: [{ ...pendingRedemptions[0], user }], range: 'redemptions 0-0/1' }
          : undefined,
    })
    const { name } = user
    await screen.findByRole('button', { name: `Cancel the redemption of ${name}` })
    expect(screen.getByText('Needs another administrator')).toBeDefined()
    expect(screen.queryByRole('button', { name: `Approve the redemption of ${name}` })).toBeNull()
  })

  it('is cancelled with a reason only', async () => {
    const { sent } = renderAdmin({ path: '/rewards' })
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the redemption of Alan Turing' }))
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this redemption?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel redemption' }))
    expect(await within(dialog).findByText('Required')).toBeDefined()
    expect(actsOf(sent)).toEqual([])

    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Out of stock')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel redemption' }))
    expect(await screen.findByText('Redemption cancelled. The points were returned.')).toBeDefined()
    expect(actsOf(sent)).toMatchObject([{ method: 'PATCH', body: { reason: 'Out of stock' } }])
  })

  it('stays, with the reason in sight, when the ledger says no', async () => {
    const detail = 'This redemption was completed already. Reload the list.'
    renderAdmin({
      path: '/rewards',
      answer: ({ method }) =>
        method === 'PATCH' ? refusal(409, 'REDEMPTION_MOVE_REFUSED', detail) : undefined,
    })
    await userEvent.click(
      await screen.findByRole('button', { name: 'Approve the redemption of Alan Turing' }),
    )
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
    expect(await within(dialog).findByText(detail)).toBeDefined()
  })
})

describe('an item of the catalog', () => {
  it('is handed over with its style and the address in sight', async () => {
    const { sent } = renderAdmin({ path: '/rewards' })
    const items = within(await screen.findByRole('region', { name: 'Items and gifts to hand over' }))
    await items.findByText('Crew socks, Sky, S/M')
    const { name } = pendingItem.user
    await userEvent.click(await items.findByRole('button', { name: `Approve the redemption of ${name}` }))

    const dialog = within(await screen.findByRole('dialog', { name: 'Approve this redemption?' }))
    expect(await dialog.findByText('Sky, S/M')).toBeDefined()
    expect(dialog.getByText(/1 Orchard Row\s+Cork, T12 W8KX\s+Ireland/)).toBeDefined()
    expect(dialog.getByText('+353 21 555 0100')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('Redemption marked as complete.')).toBeDefined()
    expect(actsOf(sent)).toMatchObject([{ path: `/v1/team/redemption/${pendingItem.id}/complete` }])
  })
})
