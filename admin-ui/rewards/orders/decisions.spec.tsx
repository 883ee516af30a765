// @vitest-environment jsdom
import type { OpenOrder } from '@laurel/contract/rewards/openOrders.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { meFixture } from '../../fixtures/me.ts'
import { openOrders } from '../../fixtures/rewardsAdministration.ts'
import { refusal } from '../../testing/refusal.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const { user } = meFixture
const orderOf = (kind: OpenOrder['kind']): OpenOrder => {
  const order = openOrders.find(one => one.kind === kind)
  if (!order) throw new Error(`The fixtures have no ${kind} order.`)
  return order
}
const openOrder = (order: OpenOrder) =>
  renderAdmin({
    path: '/rewards/orders',
    answer: ({ path }) => (path === '/v1/admin/orders' ? { status: 200, body: [order] } : undefined),
  })
const ownOf = (order: OpenOrder): OpenOrder => ({ ...order, redemption: { ...order.redemption, user } })
const detail = 'The ledger says no.'
const refuseActs = () =>
  renderAdmin({
    path: '/rewards/orders',
    answer: ({ method }) => (method === 'POST' ? refusal(403, 'OWN_REDEMPTION', detail) : undefined),
  })
const click = async (name: string) => await userEvent.click(await screen.findByRole('button', { name }))
const { name: buyer } = orderOf('STUCK').redemption.user

describe('a decision about an order that the ledger refuses', () => {
  it('says why it was not cancelled', async () => {
    refuseActs()
    const [cancel] = await screen.findAllByRole('button', {
      name: `Cancel the order of ${buyer} and refund the points`,
    })
    if (cancel) await userEvent.click(cancel)
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }))
    await userEvent.type(dialog.getByLabelText('Reason'), 'Not delivered')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel and refund' }))
    await dialog.findByText(detail)
  })

  it('says why it was not marked as ordered', async () => {
    refuseActs()
    await click(`Mark the order of ${buyer} as ordered`)
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark as ordered' }))
    await userEvent.type(dialog.getByLabelText('Number of the order at the vendor'), 'R-7')
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as ordered' }))
    await dialog.findByText(detail)
  })

  it('says why the vendor is not asked again', async () => {
    refuseActs()
    await click(`Look again at the order of ${buyer}`)
    await screen.findByText(detail)
  })
})

describe('an administrator’s own order', () => {
  const cancelOwn = `Cancel the order of ${user.name} and refund the points`

  it.each(['STUCK', 'CODES'] as const)(
    'is left to another administrator once a vendor has it: %s',
    async kind => {
      openOrder(ownOf(orderOf(kind)))
      await screen.findByText('Needs another administrator')
      expect(screen.queryByRole('button', { name: cancelOwn })).toBeNull()
      expect(screen.queryByRole('button', { name: /^(Mark the order|Enter the codes)/ })).toBeNull()
    },
  )

  it('can still be looked at again', async () => {
    openOrder(ownOf(orderOf('STUCK')))
    await screen.findByRole('button', { name: `Look again at the order of ${user.name}` })
  })

  it.each(['HELD', 'BY_HAND'] as const)('can be cancelled while no vendor has it: %s', async kind => {
    openOrder(ownOf(orderOf(kind)))
    await screen.findByRole('button', { name: cancelOwn })
    expect(screen.getByText('Needs another administrator')).toBeDefined()
  })

  it('that no vendor was asked for can be cancelled, and needs no one else', async () => {
    openOrder(ownOf({ ...orderOf('STUCK'), vendor: null, handle: null }))
    await screen.findByRole('button', { name: cancelOwn })
    expect(screen.queryByText('Needs another administrator')).toBeNull()
  })
})
