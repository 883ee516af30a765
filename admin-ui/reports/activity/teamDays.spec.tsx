// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
// Loaded before the clock is replaced, because dates with a zone extend the Date that they find.
import '../../elements/time/useTeamClock.ts'
import { meFixture } from '../../fixtures/me.ts'
import { renderAdmin, type SentRequest } from '../../testing/renderAdmin.tsx'

const inZone =
  (time_zone: string) =>
  ({ path }: SentRequest) =>
    path === '/v1/user/me'
      ? { status: 200, body: { ...meFixture, team: { ...meFixture.team, time_zone } } }
      : undefined

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2026-11-30T23:30:00Z')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the days of a report', () => {
  it.each([
    ['Europe/Berlin', '2026-12-01', '2026-12-01'],
    ['America/Los_Angeles', '2026-11-01', '2026-11-30'],
    ['Mars/Phobos', '2026-11-01', '2026-11-30'],
  ])('go up to today on the clock of a team in %s', async (zone, from, to) => {
    renderAdmin({ path: '/reporting/activity', answer: inZone(zone) })
    expect(await screen.findByLabelText('From')).toHaveProperty('value', from)
    expect(screen.getByLabelText('To')).toHaveProperty('value', to)
    expect(screen.getByLabelText('Days').textContent).toBe('This month')
  })

  it('are those of the lines below', async () => {
    renderAdmin({ path: '/reporting/activity?days=all', answer: inZone('Pacific/Kiritimati') })
    const [line] = await screen.findAllByText(/^\w+ \d+, \d{4}$/)
    const instant = line?.getAttribute('datetime') ?? ''
    const there = new Intl.DateTimeFormat('en-US', { timeZone: 'Pacific/Kiritimati', dateStyle: 'medium' })
    expect(line?.textContent).toBe(there.format(new Date(instant)))
  })
})
