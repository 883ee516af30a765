// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { meFixture } from '../fixtures/me.ts'
import { refusal } from '../testing/refusal.ts'
import { renderAdmin } from '../testing/renderAdmin.tsx'
import { sections, sectionsFor } from './sections.ts'
import { trialSentence } from './trialSentence.ts'

afterEach(cleanup)

describe('the shell', () => {
  it('shows every section in its order, with what waits in it', async () => {
    renderAdmin({ path: '/get-started' })
    const navigation = await screen.findByRole('navigation', { name: 'Sections' })
    expect(await within(navigation).findByText('4 waiting for approval')).toBeDefined()
    expect(within(navigation).getByText('3 steps to do')).toBeDefined()
    expect(sections.map(section => section.label)).toEqual([
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

  it('says plainly what is not built yet', async () => {
    renderAdmin({ path: '/billing' })
    expect(await screen.findByText('Not built yet')).toBeDefined()
    expect(screen.getByText('Payment method')).toBeDefined()
  })

  it('offers reports alone to those who are no admins', () => {
    const employee = { ...meFixture, user: { ...meFixture.user, is_admin: false, is_manager: false } }
    expect(sectionsFor(employee)).toMatchObject([{ name: 'reports', pages: [] }])
  })

  it('leads to the sign-in when the session ended', async () => {
    const { session } = renderAdmin({
      path: '/users',
      answer: () => refusal(401, 'SESSION_EXPIRED', 'The session is over. Sign in again.'),
    })
    expect(await screen.findByText('Your session has expired, please login again.')).toBeDefined()
    expect(session.token()).toBeNull()
  })

  it('tells when the trial ends', () => {
    expect([0, 1, 12].map(trialSentence)).toEqual([
      'Your trial ends today.',
      'Your trial ends tomorrow.',
      'Your trial ends in 12 days.',
    ])
  })
})
