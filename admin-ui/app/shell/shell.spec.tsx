// @vitest-environment jsdom
import type { LiveMessage } from '@laurel/contract/wire/live.ts'
import { cleanup, screen, waitForElementToBeRemoved, within } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { meFixture } from '../../fixtures/me.ts'
import { english } from '../../testing/english.tsx'
import { refusal } from '../../testing/refusal.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'
import { sections } from '../places.tsx'
import { sectionsFor } from './navigation.ts'
import { trialSentence } from './trialSentence.ts'

afterEach(cleanup)

describe('the shell', () => {
  it('shows every section in its order, with what waits in it', async () => {
    renderAdmin({ path: '/get-started' })
    const navigation = await screen.findByRole('navigation', { name: 'Sections' })
    expect(await within(navigation).findByText('4 waiting for approval')).toBeDefined()
    expect(within(navigation).getByText('3 steps to do')).toBeDefined()
    expect(sections.map(section => english(section.label))).toEqual([
      'Getting started',
      'Recognition',
      'Birthdays',
      'Anniversaries',
      'New Hires',
      'Awards',
      'Rewards',
      'Reports',
      'Billing',
      'Users',
      'Settings',
    ])
  })

  it('locks what only the Pro plan has, and says so', async () => {
    const team = { ...meFixture.team, plan_type: 2 }
    renderAdmin({
      path: '/billing',
      answer: ({ path }) =>
        path === '/v1/user/me' ? { status: 200, body: { ...meFixture, team } } : undefined,
    })
    const navigation = await screen.findByRole('navigation', { name: 'Sections' })
    for (const name of ['Birthdays', 'Anniversaries', 'New Hires', 'Awards']) {
      const entry = within(navigation).getByRole('link', { name: new RegExp(name) })
      expect(entry.title).toBe('This feature is only available on the Pro plan.')
      expect(entry.getAttribute('href')).toBe('/billing?locked_feature=true')
    }
  })

  it.each([
    [false, 'Add a card'],
    [true, 'Manage billing'],
  ])('leads to billing while on trial (a card on file: %s)', async (hasCard, label) => {
    const metadata = { ...meFixture.team.metadata, have_payment_method: hasCard }
    const team = { ...meFixture.team, metadata, trial_end: new Date().toISOString() }
    renderAdmin({
      path: '/billing',
      answer: ({ path }) =>
        path === '/v1/user/me' ? { status: 200, body: { ...meFixture, team } } : undefined,
    })
    expect(await screen.findByText(/Your trial ends today\./)).toBeDefined()
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe('/billing')
  })

  it('counts the days of a trial on the clock of the team', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00.000Z') })
    onTestFinished(() => void vi.useRealTimers())
    const team = { ...meFixture.team, time_zone: 'America/New_York', trial_end: '2026-11-24T04:00:00.000Z' }
    renderAdmin({
      path: '/billing',
      answer: ({ path }) =>
        path === '/v1/user/me' ? { status: 200, body: { ...meFixture, team } } : undefined,
    })
    expect(await screen.findByText(/Your trial ends today\./)).toBeDefined()
  })

  it('says that Laurel is catching up until it is current', async () => {
    const encoder = new TextEncoder()
    let tell = (_message: LiveMessage): void => {}
    const live = new ReadableStream<Uint8Array>({
      start: controller => {
        tell = message => controller.enqueue(encoder.encode(`data: ${JSON.stringify(message)}\n\n`))
      },
    })
    renderAdmin({ path: '/billing', live })
    tell({ type: 'catching_up', is_catching_up: true })
    expect(await screen.findByText(/Laurel is catching up/)).toBeDefined()
    tell({ type: 'catching_up', is_catching_up: false })
    await waitForElementToBeRemoved(screen.queryByText(/Laurel is catching up/))
  })

  it('offers reports alone to those who are no admins', () => {
    const offeredTo = (user: Partial<typeof meFixture.user>) =>
      sectionsFor({
        ...meFixture,
        user: {
          ...meFixture.user,
          is_admin: false,
          is_owner: false,
          is_manager: false,
          is_channel_manager: false,
          ...user,
        },
      })
    expect(offeredTo({ is_channel_manager: true })).toMatchObject([
      {
        name: 'reports',
        places: [{ label: 'places.insights' }, { label: 'places.activity' }, { label: 'places.exports' }],
      },
    ])
    expect(offeredTo({})).toEqual([])
  })

  it('leads to the sign-in when the session ended', async () => {
    const { session, left } = renderAdmin({
      path: '/users',
      answer: () => refusal(401, 'SESSION_EXPIRED', 'The session is over. Sign in again.'),
    })
    await vi.waitFor(() => expect(left).toHaveLength(1))
    expect(left[0]).toContain('error=Your+session+has+expired')
    expect(session.token()).toBeNull()
  })

  it('names the page that does not exist, in the history of the browser too', async () => {
    renderAdmin({ path: '/nowhere' })
    expect(await screen.findByRole('heading', { level: 1, name: 'There is no such page' })).toBeDefined()
    expect(document.title).toBe('There is no such page · Laurel')
  })

  it('says when the trial ends', () => {
    expect([0, 1, 12].map(days => trialSentence(days, english))).toEqual([
      'Your trial ends today.',
      'Your trial ends tomorrow.',
      'Your trial ends in 12 days.',
    ])
  })
})
