// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FixtureAnswer } from '../fixtures/fixtureApi.ts'
import { refusal } from '../testing/refusal.ts'
import { renderEntry } from '../testing/renderEntry.tsx'
import type { SentRequest } from '../testing/stubPage.ts'
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

const setupWith = (error: string): string => `/setup?${new URLSearchParams({ error })}`

describe('installing', () => {
  it('says why it is begun again', async () => {
    renderEntry({ address: setupWith('An error occured, please try again.'), token: null })
    expect((await screen.findByRole('alert')).textContent).toBe('An error occured, please try again.')
  })

  it('waits for the privacy policy and terms to be accepted', async () => {
    renderEntry({ address: '/setup', token: null })
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
    const { session, sent, left } = renderEntry({
      address: '/setup/slack?state=the+state&code=c1',
      token: null,
      answer: installed('NEWLY_CREATED'),
    })
    await waitFor(() => expect(left).toEqual(['/get-started']))
    expect(session.token()).toBe('full')
    expect(sent.filter(({ path }) => path === '/v1/setup/from_slack')).toMatchObject([
      { body: { oauth_code: 'c1' } },
    ])
  })

  it('again leads to recognition', async () => {
    rememberSetup('the state')
    const { left } = renderEntry({
      address: '/setup/slack?state=the+state&code=c1',
      token: null,
      answer: installed('REINSTALLED'),
    })
    await waitFor(() => expect(left).toEqual(['/recognition']))
  })

  it('that was denied says so and lets one start over', async () => {
    const { sent } = renderEntry({ address: '/setup/slack?error=access_denied&state=s', token: null })
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
    const { sent, left } = renderEntry({ address: `/setup/slack${query}`, token: null })
    await waitFor(() => expect(left).toEqual([setupWith(text)]))
    expect(sent.filter(({ path }) => path === '/v1/setup/from_slack')).toEqual([])
  })

  it('that the server refuses is begun again', async () => {
    rememberSetup('the state')
    const { session, left } = renderEntry({
      address: '/setup/slack?state=the+state&code=used',
      token: null,
      answer: ({ path }) =>
        path === '/v1/setup/from_slack' ? refusal(401, 'INSTALL_FAILED', 'Refused.') : undefined,
    })
    await waitFor(() => expect(left).toEqual([setupWith('An error occured, please try again.')]))
    expect(session.token()).toBeNull()
  })
})

describe('signing in to a workspace without Laurel', () => {
  it('says so and leads to the installation', async () => {
    const text =
      "The workspace you tried logging into isn't using the product, you may need to install the app."
    renderEntry({ address: `/login?${new URLSearchParams({ error: text }).toString()}`, token: null })
    const link = await screen.findByRole('link', { name: 'Install' })
    expect(link.getAttribute('href')).toBe('/setup')
  })
})
