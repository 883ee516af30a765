// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { person } from '../fixtures/people.ts'
import { refusal } from '../testing/refusal.ts'
import { renderAdmin } from '../testing/renderAdmin.tsx'

afterEach(cleanup)

describe('the dashboards of celebrations', () => {
  it('show who is next by month, and private birthdays without their day', async () => {
    renderAdmin({ path: '/birthdays' })
    const december = await screen.findByRole('region', { name: 'December 2026' })
    expect(within(december).getByText('Katherine Johnson')).toBeDefined()
    expect(within(december).getByText('2nd')).toBeDefined()
    const unknown = screen.getByRole('region', { name: 'Date kept private' })
    expect(within(unknown).getByText('Alan Turing')).toBeDefined()
    expect(within(unknown).getByText('(Private)')).toBeDefined()
    expect(within(unknown).queryByText(/\d(st|nd|rd|th)/)).toBeNull()
  })

  it('report what a pause left out, and what only the person heard of', async () => {
    renderAdmin({ path: '/birthdays' })
    const late = await screen.findByRole('region', { name: 'After a pause' })
    expect(within(late).getByText('September 3, 2026')).toBeDefined()
    expect(within(late).getByText('Not celebrated')).toBeDefined()
    expect(within(late).getByText('Announced to the person alone')).toBeDefined()
  })

  it('show more people on request, and count a month when all of it is shown', async () => {
    const born = (name: string, date: string) => ({
      ...person(name.length),
      name,
      email: null,
      anniversary_month: null,
      anniversary_day: null,
      anniversary_year: null,
      metadata: { birthday_public: 'PUBLIC' },
      birthday_month: 11,
      birthday_day: 1,
      date,
    })
    renderAdmin({
      path: '/birthdays',
      answer: ({ path, query }) => {
        if (path !== '/v1/team/upcoming_birthdays') return undefined
        const body =
          query.cursor === 'second'
            ? { users: [born('Ben', '2026-12-02')], next: null }
            : { users: [born('Anna', '2026-12-01')], next: 'second' }
        return { status: 200, body }
      },
    })
    const december = await screen.findByRole('region', { name: 'December 2026' })
    expect(within(december).queryByText(/1 person/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await within(december).findByText('Ben')).toBeDefined()
    expect(within(december).getByText('2 people')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('show years, the figures of this month, and where the latest activity is', async () => {
    renderAdmin({ path: '/anniversaries' })
    expect(await screen.findByText(/^6 years/)).toBeDefined()
    expect(screen.getByText(/^1 year ·/)).toBeDefined()
    const figures = screen.getByRole('region', { name: 'This month' })
    expect(within(figures).getByText('Celebrated this month')).toBeDefined()
    expect(within(figures).getByText('Upcoming this month')).toBeDefined()
    expect(await within(figures).findByText('1,200 points')).toBeDefined()
    expect(screen.queryByText('Setup your anniversary award')).toBeNull()
    expect(screen.getByRole('link', { name: 'Latest activity' }).getAttribute('href')).toBe(
      '/reporting/activity?type=anniversaries',
    )
  })

  it('lead to the settings while nothing is set up, and say that no celebration is near', async () => {
    renderAdmin({ path: '/new-hires', scenario: 'empty' })
    expect(await screen.findByText('No new hires in the next 6 months.')).toBeDefined()
    const link = await screen.findByRole('link', { name: 'Setup your new hire award' })
    expect(link.getAttribute('href')).toBe('/new-hires/settings')
  })

  it('show who is next also when the figures of the month could not be had', async () => {
    renderAdmin({
      path: '/birthdays',
      answer: ({ path }) =>
        path === '/v1/team/birthday_stats'
          ? refusal(503, 'UNAVAILABLE', 'Try again in a minute.')
          : undefined,
    })
    expect(await screen.findAllByText('–')).toHaveLength(3)
    expect(await screen.findByText('Katherine Johnson')).toBeDefined()
  })

  it('say when who is next could not be loaded, and try again', async () => {
    let isDown = true
    renderAdmin({
      path: '/birthdays',
      answer: ({ path }) =>
        isDown && path === '/v1/team/upcoming_birthdays'
          ? refusal(503, 'UNAVAILABLE', 'Try again in a minute.')
          : undefined,
    })
    expect(await screen.findByText('Try again in a minute.')).toBeDefined()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: /again/i }))
    expect(await screen.findByText('Katherine Johnson')).toBeDefined()
  })
})
