// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { meFixture } from '../../fixtures/me.ts'
import { people } from '../../fixtures/people.ts'
import { renderAdmin, type SentRequest } from '../../testing/renderAdmin.tsx'
import { componentsOf } from '../theme/components.ts'
import { lightTokens } from '../theme/tokens.ts'
import { useIsScrolled } from './useIsScrolled.ts'

afterEach(cleanup)

const asEmployee = ({ path }: SentRequest) => {
  if (path !== '/v1/user/me') return undefined
  const user = {
    ...meFixture.user,
    is_admin: false,
    is_owner: false,
    is_manager: false,
    is_channel_manager: false,
    subordinate_users: people.slice(1, 2),
  }
  return {
    status: 200,
    body: {
      ...meFixture,
      user,
      team: { ...meFixture.team, points_name: 'sprigs', points_name_singular: 'sprig' },
    },
  }
}

describe('the top bar', () => {
  it('shows admins what the team and they have, with its worth, and where it comes from', async () => {
    renderAdmin({ path: '/recognition' })
    const bar = within(await screen.findByRole('banner'))
    const team = bar.getByRole('link', { name: /^Team balance/ })
    expect([team.getAttribute('href'), team.textContent]).toEqual([
      '/billing/rewards',
      'Team balance248,500 points$2,485.00',
    ])
    const own = bar.getByRole('link', { name: /^Yours/ })
    expect([own.getAttribute('href'), own.textContent]).toEqual(['/redeem', 'Yours1,250 points$12.50'])
    expect(bar.getByRole('button', { name: 'Help' })).toBeDefined()
  })

  it('counts in the locale that the reader chose, in the words of the team', async () => {
    const answer = ({ path }: SentRequest) => {
      const user = { ...meFixture.user, locale: 'DE-DE', redeemable_points: 1 }
      const team = { ...meFixture.team, points_name: 'Sterne', points_name_singular: 'Stern' }
      return path === '/v1/user/me' ? { status: 200, body: { ...meFixture, user, team } } : undefined
    }
    renderAdmin({ path: '/recognition', answer })
    const bar = within(await screen.findByRole('banner'))
    expect(bar.getByRole('link', { name: /^Team balance/ }).textContent).toContain('248.500 Sterne')
    expect(bar.getByRole('link', { name: /^Yours/ }).textContent).toContain('1 Stern0,01\u00a0$')
  })

  it('shows everybody else their own, and asks nothing that only admins may ask', async () => {
    const { sent } = renderAdmin({ path: '/reporting/summary', answer: asEmployee })
    const bar = within(await screen.findByRole('banner'))
    expect(bar.getByRole('link', { name: /^Yours/ }).textContent).toContain('1,250 sprigs')
    expect(bar.queryByText('Team balance')).toBeNull()
    await screen.findByRole('heading', { name: 'Summary' })
    const ofAdmins = /^\/v1\/(admin|team\/(?!reporting\/))/
    expect(sent.filter(({ path }) => ofAdmins.test(path))).toEqual([])
  })

  it('logs out from the account menu, which forgets the session', async () => {
    const { session, sent, left } = renderAdmin({ path: '/recognition' })
    fireEvent.click(await screen.findByRole('button', { name: /your account/ }))
    fireEvent.click(screen.getByRole('menuitem', { name: 'Logout' }))
    await waitFor(() => expect(left).toEqual(['/login']))
    expect(session.token()).toBeNull()
    expect(sent.map(({ path }) => path)).toContain('/v1/user/logout')
  })
})

describe('the constants of the shell', () => {
  it('more than 15 pixels count as scrolled', () => {
    const { result } = renderHook(useIsScrolled)
    const scrollTo = (pixels: number) =>
      act(() => {
        window.scrollY = pixels
        window.dispatchEvent(new Event('scroll'))
      })
    scrollTo(15)
    expect(result.current).toBe(false)
    scrollTo(16)
    expect(result.current).toBe(true)
  })

  it('a dialog becomes visible 50 ms after it was opened', () => {
    const paper = componentsOf(lightTokens).MuiDialog?.styleOverrides?.paper
    expect(JSON.stringify(paper)).toMatch(/ease-out 50ms backwards/)
  })
})
