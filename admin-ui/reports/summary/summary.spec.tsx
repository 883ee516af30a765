// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { meFixture } from '../../fixtures/me.ts'
import { person } from '../../fixtures/people.ts'
import { refusal } from '../../testing/refusal.ts'
import { renderAdmin, type SentRequest } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

/** A person with direct reports; no administrator unless said otherwise. */
const manager = (changes: object = {}) => {
  const user = {
    ...meFixture.user,
    is_admin: false,
    is_owner: false,
    is_manager: false,
    is_channel_manager: false,
    subordinate_users: [person(1), person(2), person(3)],
    ...changes,
  }
  return ({ path }: SentRequest) =>
    path === '/v1/user/me' ? { status: 200, body: { ...meFixture, user } } : undefined
}

describe('the summary', () => {
  it('tells a manager what their people received, those without anything too', async () => {
    renderAdmin({ path: '/reporting/summary', answer: manager() })
    const figures = await screen.findByRole('region', { name: 'Together' })
    expect(await within(figures).findByText('1,260')).toBeDefined()
    expect(within(figures).getByText('1,020 in the period before')).toBeDefined()
    const list = await screen.findByRole('region', { name: 'Direct reports' })
    expect(await within(list).findByText('Alan Turing')).toBeDefined()
    expect(within(list).queryByRole('link')).toBeNull()
  })

  it('counts a shoutout to several people once, as the insights do', async () => {
    const asked: string[] = []
    renderAdmin({
      path: '/reporting/summary',
      answer: request => {
        asked.push(request.path)
        return manager()(request)
      },
    })
    const figures = await screen.findByRole('region', { name: 'Together' })
    expect(await within(figures).findByText('63')).toBeDefined()
    expect(asked.filter(path => path === '/v1/team/reporting/stats')).toHaveLength(1)
  })

  it('is where a manager without other rights lands, and is in their sidebar', async () => {
    renderAdmin({ path: '/users', answer: manager() })
    expect(await screen.findByRole('heading', { name: 'Summary' })).toBeDefined()
    const navigation = await screen.findByRole('navigation', { name: 'Sections' })
    expect(within(navigation).getByRole('link', { name: 'Summary' })).toBeDefined()
    expect(within(navigation).queryByRole('link', { name: 'Insights' })).toBeNull()
  })

  it('leads administrators on to the page of a person', async () => {
    renderAdmin({ path: '/reporting/summary', answer: manager({ is_admin: true }) })
    const link = await screen.findByRole('link', { name: 'Alan Turing' })
    expect(link.getAttribute('href')).toBe(`/users/${person(3).id}/profile`)
  })

  it('asks for the days of its address', async () => {
    const asked: string[] = []
    renderAdmin({
      path: '/reporting/summary?dateRange=2026-11-01,2026-11-07',
      answer: request => {
        asked.push(request.path)
        return manager()(request)
      },
    })
    expect(await screen.findByDisplayValue('2026-11-01')).toBeDefined()
    expect(screen.getByDisplayValue('2026-11-07')).toBeDefined()
    await userEvent.click(screen.getByRole('combobox', { name: 'Days' }))
    await userEvent.click(screen.getByRole('option', { name: 'All days' }))
    expect(screen.queryByDisplayValue('2026-11-01')).toBeNull()
    expect(asked).toContain('/v1/team/reporting/dr_stats')
  })

  it('says what to do for a person without direct reports', async () => {
    renderAdmin({ path: '/reporting/summary' })
    expect(await screen.findByText('No one reports to you')).toBeDefined()
    const action = screen.getAllByRole('link', { name: 'Profile fields' }).at(-1)
    expect(action?.getAttribute('href')).toBe('/settings/profile-fields')
  })

  it('lets the list of people fail alone', async () => {
    const asManager = manager()
    renderAdmin({
      path: '/reporting/summary',
      answer: request =>
        request.path.endsWith('/dr_stats')
          ? refusal(503, 'UNAVAILABLE', 'The ledger is starting up.')
          : asManager(request),
    })
    const list = await screen.findByRole('region', { name: 'Direct reports' })
    expect(await within(list).findByText('The ledger is starting up.')).toBeDefined()
    const figures = screen.getByRole('region', { name: 'Together' })
    expect(await within(figures).findByText('63')).toBeDefined()
  })

  it('shows no figures that could not be read, and says so at the engagement', async () => {
    const asManager = manager()
    renderAdmin({
      path: '/reporting/summary',
      answer: request =>
        request.path.endsWith('/reporting/stats')
          ? refusal(503, 'UNAVAILABLE', 'The ledger is starting up.')
          : asManager(request),
    })
    const engagement = await screen.findByRole('region', { name: 'Engagement' })
    expect(await within(engagement).findByText('Error loading widget.')).toBeDefined()
    expect(screen.queryByRole('region', { name: 'Together' })).toBeNull()
  })
})

describe('the summary of this week', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  it('says on a Sunday that the week has just begun, and leads to the week before', async () => {
    vi.setSystemTime('2026-11-22T12:00:00Z')
    renderAdmin({ path: '/reporting/summary', answer: manager() })
    expect(await screen.findByText('This week began on Sunday. There is little to see yet.')).toBeDefined()
    await userEvent.click(await screen.findByRole('button', { name: 'See last week' }))
    expect(await screen.findByDisplayValue('2026-11-15')).toBeDefined()
    expect(screen.getByDisplayValue('2026-11-21')).toBeDefined()
    expect(screen.queryByText(/week began/)).toBeNull()
  })

  it('says so as long as nothing happened in the week', async () => {
    vi.setSystemTime('2026-11-24T12:00:00Z')
    const nothing = { shoutouts_received: 0, shoutouts_given: 0, awards_received: 0, points_earned: 0 }
    const notAsked = { engagement: null, previous_engagement: null }
    const asManager = manager()
    renderAdmin({
      path: '/reporting/summary',
      answer: request =>
        request.path.endsWith('/dr_stats')
          ? { status: 200, body: { users: [], totals: nothing, previous: nothing, ...notAsked } }
          : asManager(request),
    })
    expect(await screen.findByText(/^This week began on Sunday/)).toBeDefined()
  })

  it('stands by itself on every other day', async () => {
    vi.setSystemTime('2026-11-23T12:00:00Z')
    renderAdmin({ path: '/reporting/summary', answer: manager() })
    await screen.findByRole('region', { name: 'Together' })
    expect(await screen.findByText('1,260')).toBeDefined()
    expect(screen.queryByText(/week began/)).toBeNull()
  })
})
