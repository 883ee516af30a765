// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { renderAdmin, type SentRequest } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const path = '/settings/policy-simulator'

describe('the policy simulator', () => {
  it('begins with the policy of today, sends what differs, and shows the result beside what happened', async () => {
    const answer = ({ method }: SentRequest) =>
      method === 'POST' ? { status: 200, body: { simulations: [] } } : undefined
    const { sent } = renderAdmin({ path, answer })
    const form = await screen.findByRole('form', { name: 'Changes to try' })
    const points = within(form).getByRole('textbox', { name: 'For shoutouts, in points' })
    expect(points).toHaveProperty('value', '200')
    await userEvent.clear(points)
    await userEvent.type(points, '40')
    await userEvent.type(within(form).getByRole('textbox', { name: /^Amounts of shoutouts/ }), '5{Enter}10')
    await userEvent.click(within(form).getByRole('button', { name: 'Simulate' }))
    expect(await screen.findByText('−300 · 4,200 as it was')).toBeDefined()
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/v1/admin/policy-simulations',
      body: {
        policy: {
          shoutout_points: 40,
          award_points: null,
          interval: null,
          point_options: [5, 10],
          celebrations_percent: null,
        },
      },
    })
    const refused = screen.getByRole('region', { name: 'What would have been refused' })
    expect(within(refused).getByText('Shoutouts: 15 · Redemptions: 1')).toBeDefined()
    expect(within(refused).getByText(/^Allowance used up/)).toBeDefined()
  })

  it('opens an earlier simulation again, and turns its bars into a table', async () => {
    renderAdmin({ path })
    await userEvent.click(
      await screen.findByRole('link', {
        name: /^Allowances every week, shoutouts of 5, 10, 40 for shoutouts, expiry/,
      }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Points given by month as a table' }))
    const table = screen.getByRole('table', { name: 'Points given by month as a table' })
    expect(within(table).getByRole('row', { name: 'Sep 2026 1,500 1,400 -100' })).toBeDefined()
  })

  it('puts a simulated policy in force, after it said what changes and asked for the reason', async () => {
    const { sent } = renderAdmin({ path })
    await userEvent.click(
      await screen.findByRole('link', {
        name: /^Allowances every week, shoutouts of 5, 10, 40 for shoutouts, expiry/,
      }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Apply this policy…' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Starts again: Every month → Every week',
      'For shoutouts, in points: 200 → 40',
      'Points can be redeemed: For ever → For 12 months',
    ])
    const confirm = dialog.getByRole('button', { name: 'Apply' })
    await userEvent.click(confirm)
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A smaller liability')
    await userEvent.click(confirm)
    await screen.findByText('The policy is in force.')
    expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([
      {
        path: '/v1/admin/settings/allowance',
        body: { interval: 'WEEKLY', shoutout_points: 40 },
      },
      { path: '/v1/admin/settings/points-expiry', body: { months: 12, reason: 'A smaller liability' } },
    ])
  })

  it('names the field that can’t be tried', async () => {
    const { sent } = renderAdmin({ path })
    const months = await screen.findByRole('textbox', { name: 'Earned points expire after months' })
    await userEvent.type(months, '0')
    await userEvent.click(screen.getByRole('button', { name: 'Simulate' }))
    expect(months.getAttribute('aria-invalid')).toBe('true')
    expect(sent.some(({ method }) => method === 'POST')).toBe(false)
  })
})
