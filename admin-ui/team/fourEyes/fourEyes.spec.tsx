// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { openApprovals } from '../../fixtures/openApprovals.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const [award, payout] = openApprovals
const cards = async () => {
  const section = await screen.findByRole('region', { name: 'Waiting for approval' })
  return (await within(section).findAllByRole('listitem')).map(card => within(card))
}

describe('what waits for a second administrator', () => {
  it('is approved by another one', async () => {
    const { sent } = renderAdmin({ path: '/settings/four-eyes' })
    const [first] = await cards()
    expect(first?.getByText('Beacon')).toBeDefined()
    await userEvent.click(first?.getByRole('button', { name: 'Approve' }) ?? document.body)
    const dialog = await screen.findByRole('dialog', { name: 'Approve award' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('Approved. The award is given.')).toBeDefined()
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: `/v1/admin/approvals/${award?.id}/approve`,
    })
  })

  it('is declined with a reason', async () => {
    const { sent } = renderAdmin({ path: '/settings/four-eyes' })
    const [, second] = await cards()
    await userEvent.click(second?.getByRole('button', { name: 'Decline' }) ?? document.body)
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline order' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Please take a gift card')
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
    expect(await screen.findByText('Declined. The points are back.')).toBeDefined()
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: `/v1/admin/approvals/${payout?.id}/decline`,
      body: { reason: 'Please take a gift card' },
    })
  })

  it('can’t be approved by the administrator who asked', async () => {
    renderAdmin({ path: '/settings/four-eyes' })
    const [, , own] = await cards()
    expect(own?.queryByRole('button', { name: 'Approve' })).toBeNull()
    expect(own?.getByText('Another administrator has to approve this.')).toBeDefined()
  })
})

it('an administrator sets the limits; an empty field is none', async () => {
  const { sent } = renderAdmin({ path: '/settings/four-eyes' })
  await userEvent.type(await screen.findByRole('textbox', { name: /Points of an award/ }), '5000')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The limits apply from now on.')).toBeDefined()
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/v1/admin/settings/four-eyes',
    body: { award_points: 5000, payout_dollars: null, adjustment_points: null },
  })
})
