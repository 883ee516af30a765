// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { openOrders } from '../../fixtures/rewardsAdministration.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const order = openOrders.find(({ kind }) => kind === 'CODES')
const enter = `Enter the codes for ${order?.redemption.user.name}`

describe('the codes of a gift card that a person ordered', () => {
  it('are asked for a card of a value', async () => {
    renderAdmin({ path: '/rewards/orders' })
    await screen.findByText('Carmel Spa, ₪400.00')
  })

  it('are delivered line by line', async () => {
    const { sent } = renderAdmin({ path: '/rewards/orders' })
    await userEvent.click(await screen.findByRole('button', { name: enter }))
    const dialog = await screen.findByRole('dialog', { name: 'Codes of the gift card' })
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Value' }), 'SPA-1')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add a line' }))
    const [, pin] = within(dialog).getAllByRole('textbox', { name: 'Value' })
    if (pin) await userEvent.type(pin, '42')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Deliver' }))
    await screen.findByText('The gift card is delivered.')
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: `/v1/admin/gift_cards/deliver/${order?.id}`,
      body: {
        credentials: [
          { label: 'Code', value: 'SPA-1', kind: 'code' },
          { label: 'PIN', value: '42', kind: 'pin' },
        ],
      },
    })
  })

  it('are not sent while a line is empty', async () => {
    const { sent } = renderAdmin({ path: '/rewards/orders' })
    await userEvent.click(await screen.findByRole('button', { name: enter }))
    const dialog = await screen.findByRole('dialog', { name: 'Codes of the gift card' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Deliver' }))
    const value = within(dialog).getByRole('textbox', { name: 'Value' })
    await waitFor(() => expect(value.getAttribute('aria-invalid')).toBe('true'))
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
  })
})
