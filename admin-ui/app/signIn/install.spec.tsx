// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FixtureAnswer } from '../../fixtures/fixtureApi.ts'
import { refusal } from '../../testing/refusal.ts'
import { renderAdmin, type SentRequest } from '../../testing/renderAdmin.tsx'
import { rememberSetup } from './pendingSetup.ts'

afterEach(cleanup)
beforeEach(() => sessionStorage.clear())

const installed =
  (result: 'NEWLY_CREATED' | 'REINSTALLED') =>
  ({ path }: SentRequest): FixtureAnswer | undefined => {
    if (path === '/v1/setup/from_slack') {
      const body = { token: 'full', expires_at: '2130-01-01T00:00:00.000Z', result, position: 7 }
      return { status: 200, body }
    }
    if (path !== '/v1/setup/progress') return undefined
    return { status: 200, body: { state: 'done', member_count: 8, channel_count: 0 } }
  }

describe('installing', () => {
  it('waits for the privacy policy and terms to be accepted', async () => {
    renderAdmin({ path: '/setup', token: null })
    const add = await screen.findByRole('button', { name: 'Add to Slack' })
    expect(add).toHaveProperty('disabled', true)
    const accept = screen.getByRole('checkbox', { name: /privacy policy and terms/ })
    fireEvent.click(accept)
    expect(add).toHaveProperty('disabled', false)
    fireEvent.click(accept)
    expect(add).toHaveProperty('disabled', true)
  })

  it('of a new team sends the code once, keeps the token and leads to the first steps', async () => {
    rememberSetup('the state')
    const { session, sent } = renderAdmin({
      path: '/setup/slack?state=the+state&code=c1',
      token: null,
      answer: installed('NEWLY_CREATED'),
    })
    expect(await screen.findByRole('heading', { name: /Getting started/ })).toBeDefined()
    expect(session.token()).toBe('full')
    expect(sent.filter(({ path }) => path === '/v1/setup/from_slack')).toMatchObject([
      { body: { oauth_code: 'c1' } },
    ])
  })

  it('again leads to recognition', async () => {
    rememberSetup('the state')
    renderAdmin({
      path: '/setup/slack?state=the+state&code=c1',
      token: null,
      answer: installed('REINSTALLED'),
    })
    expect(await screen.findByRole('heading', { name: 'All Channels' })).toBeDefined()
  })

  it('that was denied says so and lets one start over', async () => {
    const { sent } = renderAdmin({ path: '/setup/slack?error=access_denied&state=s', token: null })
    expect(
      await screen.findByText(
        "Uh oh! The product can't be installed unless you approve the permissions we request.",
      ),
    ).toBeDefined()
    expect(screen.getByRole('link', { name: 'Start over' }).getAttribute('href')).toBe('/setup')
    expect(sent.filter(({ path }) => path.startsWith('/v1/setup'))).toEqual([])
  })

  it.each([
    ['with another state', '?state=another&code=c1', 'Something went wrong, please try again.'],
    ['without a state', '?code=c1', 'Something went wrong, please try again.'],
    ['without a code', '?state=the+state', 'An error occured, please try again.'],
    ['with an error of Slack', '?state=the+state&error=server_error', 'An error occured, please try again.'],
  ])('that comes back %s is begun again', async (_name, query, text) => {
    rememberSetup('the state')
    const { sent } = renderAdmin({ path: `/setup/slack${query}`, token: null })
    expect(await screen.findByText(text)).toBeDefined()
    expect(sent.filter(({ path }) => path === '/v1/setup/from_slack')).toEqual([])
  })

  it('that the server refuses is begun again', async () => {
    rememberSetup('the state')
    const { session } = renderAdmin({
      path: '/setup/slack?state=the+state&code=used',
      token: null,
      answer: ({ path }) =>
        path === '/v1/setup/from_slack' ? refusal(401, 'INSTALL_FAILED', 'Refused.') : undefined,
    })
    expect(await screen.findByText('An error occured, please try again.')).toBeDefined()
    expect(session.token()).toBeNull()
  })
})

describe('signing in to a workspace without Laurel', () => {
  it('says so and leads to the installation', async () => {
    const text =
      "The workspace you tried logging into isn't using the product, you may need to install the app."
    renderAdmin({ path: `/login?${new URLSearchParams({ error: text }).toString()}`, token: null })
    const link = await screen.findByRole('link', { name: 'Install' })
    expect(link.getAttribute('href')).toBe('/setup')
  })
})
