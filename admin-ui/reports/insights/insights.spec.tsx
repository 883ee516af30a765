// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fixtureId } from '../../fixtures/fixtureId.ts'
import { meFixture } from '../../fixtures/me.ts'
import { refusal } from '../../testing/refusal.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'
import { segmentManager } from '../../testing/segmentManager.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const widgets = [
  'Activity by Month',
  'Team Engagement',
  'Top Values',
  'Top Point Earners',
  'Top Point Givers',
  'Segment Activity',
]

describe('insights', () => {
  it('shows its widgets, each with a table of its figures', async () => {
    renderAdmin({ path: '/reporting' })
    for (const name of widgets) expect(await screen.findByRole('region', { name })).toBeDefined()
    const earners = screen.getByRole('region', { name: 'Top Point Earners' })
    expect(await within(earners).findByText('420 points')).toBeDefined()
    await userEvent.click(within(earners).getByRole('button', { name: 'Top Point Earners as a table' }))
    expect(within(earners).getByRole('columnheader', { name: 'Times' })).toBeDefined()
    expect(within(earners).getByRole('cell', { name: '420' })).toBeDefined()
  })

  it('says what the figures of a segment count', async () => {
    renderAdmin({ path: '/reporting' })
    const segments = await screen.findByRole('region', { name: 'Segment Activity' })
    expect((await within(segments).findAllByText(/^\d+ received$/)).length).toBeGreaterThan(0)
  })

  it('asks for the days and the channel of its address', async () => {
    const { sent } = renderAdmin({
      path: `/reporting?dateRange=2026-01-01,2026-12-31&group=${meFixture.team.groups[0]?.id}`,
    })
    await screen.findByRole('region', { name: 'Top Values' })
    await waitFor(() => {
      const asked = sent.filter(({ path }) => path === '/v1/team/reporting/activity_by_month')
      expect(asked.at(-1)?.query).toMatchObject({
        start: '2026-01-01',
        end: '2026-12-31',
        group: meFixture.team.groups[0]?.id,
      })
    })
  })

  it('lets a segment manager choose among their segments, and no channel', async () => {
    const { sent } = renderAdmin({ path: '/reporting', answer: segmentManager })
    await userEvent.click(await screen.findByRole('combobox', { name: 'Segment' }))
    expect(screen.getByRole('option', { name: 'All teams' })).toBeDefined()
    await userEvent.click(screen.getByRole('option', { name: 'Berlin' }))
    await waitFor(() =>
      expect(
        sent.some(({ path, query }) => path.endsWith('/dr_stats') && query.segment === fixtureId(700)),
      ).toBe(true),
    )
    expect(screen.queryByRole('combobox', { name: 'For' })).toBeNull()
    const asked = sent.filter(({ path }) => path === '/v1/team/reporting/dr_stats')
    expect(asked[0]?.query).toMatchObject({ engagement: 'true' })
    expect(asked[0]?.query).not.toHaveProperty('segment')
    expect(asked.at(-1)?.query).toMatchObject({ engagement: 'true', segment: fixtureId(700) })
    expect(sent.some(({ path }) => path === '/v1/team/reporting/stats')).toBe(false)
    const engagement = screen.getByRole('region', { name: 'Team Engagement' })
    expect(await within(engagement).findByText('60%')).toBeDefined()
  })

  it('lets one widget fail alone, and asks it again', async () => {
    let isBroken = true
    renderAdmin({
      path: '/reporting',
      answer: ({ path }) =>
        isBroken && path === '/v1/team/reporting/stats'
          ? refusal(500, 'INTERNAL', 'Something went wrong.')
          : undefined,
    })
    const engagement = await screen.findByRole('region', { name: 'Team Engagement' })
    expect(await within(engagement).findByText('Error loading widget.')).toBeDefined()
    const values = screen.getByRole('region', { name: 'Top Values' })
    expect(await within(values).findByText('24 shoutouts')).toBeDefined()
    isBroken = false
    await userEvent.click(within(engagement).getByRole('button', { name: 'Try again' }))
    expect(document.activeElement?.textContent).toBe('Team Engagement')
    expect(await within(engagement).findByText('75%')).toBeDefined()
  })
})
