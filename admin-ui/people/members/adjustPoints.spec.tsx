// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { people } from '../../fixtures/people.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const grace = people[1]
const path = `/users/${grace?.id}/profile`

describe('the page of a member', () => {
  it('opens each balance to the entries that made it', async () => {
    const { sent } = renderAdmin({ path })
    expect(await screen.findByText('Coffee with the founder')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: /Shoutout allowance left/ }))
    expect(await screen.findByRole('heading', { name: 'Shoutout allowance left: every entry' })).toBeDefined()
    expect(sent.filter(request => request.path === '/v1/admin/ledgerEntries')).toHaveLength(2)
  })

  it('adjusts points with a reason, after showing what they become', async () => {
    const { sent } = renderAdmin({ path })
    await userEvent.click(await screen.findByRole('button', { name: 'Adjust points' }))
    const dialog = await screen.findByRole('dialog', { name: 'Adjust points' })
    await userEvent.type(within(dialog).getByLabelText('Points to add'), '-370')
    expect(within(dialog).getByText('1,370 becomes 1,000, worth $10.00.')).toBeDefined()
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Given twice')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Adjust' }))

    expect(await screen.findByText('The points of Grace Hopper have been adjusted.')).toBeDefined()
    expect(sent.find(request => request.method === 'POST')).toMatchObject({
      path: `/v1/admin/members/${grace?.id}/adjust`,
      body: { account: 'redeemable', points: -370, reason: 'Given twice' },
    })
  })
})
