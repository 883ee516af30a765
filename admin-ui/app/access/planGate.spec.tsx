// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { meFixture } from '../../fixtures/me.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const open = (planType: number, isAdmin: boolean, path = '/users', trialEnd: string | null = null) => {
  const user = { ...meFixture.user, is_admin: isAdmin, is_owner: isAdmin }
  const team = { ...meFixture.team, plan_type: planType, trial_end: trialEnd, is_active: planType !== -2 }
  const answer = { status: 200, body: { ...meFixture, user, team } }
  return renderAdmin({ path, answer: request => (request.path === '/v1/user/me' ? answer : undefined) })
}
const address = ({ router }: ReturnType<typeof open>) => decodeURIComponent(router.state.location.pathname)

describe('a deactivated team', () => {
  it('says so to its people', async () => {
    const page = open(-2, false)
    expect(await screen.findByText('Sorry, your team is currently inactive.')).toBeDefined()
    expect(screen.getByText(/contact an administrator/)).toBeDefined()
    expect(address(page)).toBe('/inactive')
  })

  it('comes back with another plan, too', async () => {
    open(-2, true, '/come-back')
    expect(await screen.findByRole('button', { name: 'Choose Core' })).toBeDefined()
  })

  it('is activated by an administrator', async () => {
    const page = open(-2, true, '/come-back')
    await userEvent.click(await screen.findByRole('button', { name: 'Activate' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Activate' }))
    expect(page.sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/v1/team/active_status',
      body: { status: true },
    })
  })
})

describe('a trial that has ended', () => {
  const ended = '2026-11-01T00:00:00.000Z'

  it.each([true, false])('has one address for everyone (administrator: %s)', async isAdmin => {
    const page = open(-1, isAdmin, '/%E2%8C%9B', ended)
    expect(await screen.findByText('Your trial has ended')).toBeDefined()
    expect(address(page)).toMatch(/^\/\p{Emoji}$/u)
  })

  it('lets an administrator choose a plan', async () => {
    open(-1, true, '/⌛', ended)
    expect(await screen.findByRole('button', { name: 'Choose Pro' })).toBeDefined()
  })

  it('leads others to an administrator', async () => {
    const page = open(-1, false)
    expect(await screen.findByText(/contact an administrator/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Choose Pro' })).toBeNull()
    expect(address(page)).toBe('/⌛')
  })

  it('is called a subscription where a plan was paid before', async () => {
    open(-1, true, '/⌛')
    expect(await screen.findByText('Your subscription has ended')).toBeDefined()
  })
})

describe('the page of an administrator', () => {
  it.each([
    [-1, '/⌛'],
    [-2, '/come-back'],
  ])('is a document of its own, which may take cards (plan type %s)', async (planType, path) => {
    const opened = performance.mark('http://laurel.test/users')
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([opened])
    const page = open(planType, true)
    await waitFor(() => expect(page.left.map(decodeURI)).toEqual([path]))
  })
})

describe('an active team', () => {
  it.each(['/come-back', '/inactive', '/⌛', '/%E2%8C%9B'])('is led from %s to recognition', async path => {
    const page = open(1, true, path)
    await screen.findByRole('heading', { level: 1, name: 'All Channels' })
    expect(address(page)).toBe('/recognition')
  })
})
