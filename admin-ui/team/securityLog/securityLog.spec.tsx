// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const path = '/settings/security-log'

const entries = (count: number, first: number, next: string | null) => ({
  status: 200,
  body: {
    activities: Array.from({ length: count }, (_, index) => ({
      id: String(first + index),
      created_at: '2026-03-10T09:00:00.000Z',
      user: null,
      activity: 'OF_TOMORROW',
      label: 'OF_TOMORROW',
      detail: null,
      metadata: { ip_addr: `203.0.113.${first + index}`, user_agent: 'Browser 9' },
    })),
    next,
  },
})

describe('the security log', () => {
  it('shows time, user, address, user agent and label of each activity', async () => {
    renderAdmin({ path })
    const table = within(await screen.findByRole('table', { name: 'Security Log' }))
    for (const label of [
      'Login from Slack',
      'Refreshed token',
      'Attempted access with expired token',
      'Login with single use token',
    ])
      expect(table.getByText(label)).toBeDefined()
    expect(table.getByText('2001:db8:85a3::8a2e:370:7334')).toBeDefined()
    expect(table.getAllByText(/Mozilla/)[0]).toBeDefined()
  })

  it('reads further pages after the last entry, and shows an unknown code as it is', async () => {
    const { sent } = renderAdmin({
      path,
      answer: request =>
        request.path === '/v1/team/activity_log/1'
          ? request.query.cursor === 'two'
            ? entries(1, 50, null)
            : entries(2, 1, 'two')
          : undefined,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('203.0.113.50')).toBeDefined()
    expect(screen.getAllByText('OF_TOMORROW')).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(sent.filter(request => request.path === '/v1/team/activity_log/1')).toHaveLength(2)
  })

  it('is narrowed by activity, which the address keeps', async () => {
    const { sent, router } = renderAdmin({ path })
    await userEvent.click(await screen.findByRole('combobox', { name: 'Activity' }))
    await userEvent.click(screen.getByRole('option', { name: 'Changed a role' }))
    await screen.findByRole('button', { name: 'Clear filters' })
    expect(router.state.location.search).toBe('?what=ROLE_CHANGED')
    expect(sent.at(-1)?.query).toMatchObject({ activity: 'ROLE_CHANGED' })
  })
})
