// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { proposedAdjustments } from '../../fixtures/proposedAdjustments.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const [ofOther, own] = proposedAdjustments
const waiting = async () =>
  within(await screen.findByRole('region', { name: 'Waiting for another administrator' }))

describe('proposed adjustments', () => {
  it('are approved by another administrator', async () => {
    const { sent } = renderAdmin({ path: '/users' })
    const section = await waiting()
    expect(section.getByText('Winner of the hackathon', { exact: false })).toBeDefined()
    expect(section.getByText('25,000')).toBeDefined()
    await userEvent.click(section.getByRole('button', { name: 'Approve' }))
    const dialog = await screen.findByRole('dialog', { name: 'Approve adjustment' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText(`The points of ${ofOther?.user.name} have been adjusted.`)).toBeDefined()
    expect(sent.find(request => request.method === 'POST')).toMatchObject({
      path: `/v1/admin/members/${ofOther?.user.id}/adjustments/${ofOther?.id}/approve`,
    })
  })

  it('can only be declined by the administrator who proposed them', async () => {
    renderAdmin({ path: `/users/${own?.user.id}/profile` })
    const section = await waiting()
    expect(section.queryByRole('button', { name: 'Approve' })).toBeNull()
    expect(section.getByText('Another administrator has to approve this.')).toBeDefined()
    await userEvent.click(section.getByRole('button', { name: 'Decline' }))
    expect(await screen.findByRole('dialog', { name: 'Decline adjustment' })).toBeDefined()
  })
})
