// @vitest-environment jsdom

import { rememberSlackSignIn } from '@laurel/contract/browser/slackSignIn.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../testing/refusal.ts'
import { renderEntry } from '../testing/renderEntry.tsx'
import type { SentRequest } from '../testing/stubPage.ts'

afterEach(cleanup)
beforeEach(() => sessionStorage.clear())

const exchange = '/v1/user/exchange_slack_token'
const opened = ({ path }: SentRequest) =>
  path === exchange
    ? { status: 200, body: { token: 'full', expires_at: '2130-01-01T00:00:00.000Z' } }
    : undefined

const signInWith = (error: string): string => `/login?${new URLSearchParams({ error })}`

describe('coming back from Slack', () => {
  it('keeps the token and goes where the person wanted to go', async () => {
    rememberSlackSignIn(sessionStorage, { state: 'the state', redirect: '/users' })
    const { session, sent, left } = renderEntry({
      address: '/login/slack?code=c1&state=the+state',
      token: null,
      answer: opened,
    })
    await waitFor(() => expect(left).toEqual(['/users']))
    expect(session.token()).toBe('full')
    expect(sent.filter(({ path }) => path === exchange)).toMatchObject([
      { body: { token: 'c1', state: 'the state', migrate: false } },
    ])
  })

  it.each([
    ['another state', 'another'],
    ['no state', ''],
  ])('with %s is begun again, and nothing is exchanged', async (_name, state) => {
    rememberSlackSignIn(sessionStorage, { state: 'the state', redirect: null })
    const { session, sent, left } = renderEntry({
      address: `/login/slack?code=c1&state=${state}`,
      token: null,
    })
    await waitFor(() => expect(left).toEqual([signInWith('Something went wrong, please try again.')]))
    expect(sent.filter(({ path }) => path === exchange)).toEqual([])
    expect(session.token()).toBeNull()
  })

  const confirm = '/v1/user/confirm_sign_in'
  /** Begun outside Laurel: the server asks for a confirmation first. */
  const migrate = (token: string | null) =>
    renderEntry({
      address: '/login/slack?code=c1&migrate=true',
      token,
      answer: request => {
        if (request.path === exchange)
          return refusal(409, 'CONFIRMATION_REQUIRED', 'Continue?', {
            name: 'Grace Hopper',
            team: 'Northwind',
            ticket: 'the ticket',
          })
        return request.path === confirm ? { status: 200, body: grace } : undefined
      },
    })
  const grace = { token: 'full', expires_at: '2130-01-01T00:00:00.000Z', user_id: 'grace' }

  it('while migrating needs no state, and asks who to continue as before it signs in', async () => {
    const { session, sent, left } = migrate(null)
    expect(await screen.findByRole('heading', { name: 'Continue as Grace Hopper?' })).toBeDefined()
    expect(screen.getByText('You are about to sign in as Grace Hopper in Northwind.')).toBeDefined()
    expect(session.token()).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(left).toEqual(['/']))
    expect(sent.filter(({ path }) => path === exchange)).toMatchObject([
      { body: { token: 'c1', migrate: true } },
    ])
    expect(sent.filter(({ path }) => path === confirm)).toMatchObject([{ body: { ticket: 'the ticket' } }])
    expect(session.token()).toBe('full')
  })

  it('while migrating leaves the session that is there alone when the person cancels', async () => {
    const { session, sent, left } = migrate('full')
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(left).toEqual(['/'])
    expect(session.isSignedIn()).toBe(true)
    expect(sent.map(({ path }) => path)).not.toContain(confirm)
    expect(sent.map(({ path }) => path)).not.toContain('/v1/user/logout')
  })

  it.each([
    ['SIGN_IN_FAILED', 'We had trouble logging in with the chat workspace, please try again.'],
    ['NOT_INSTALLED', 'We had trouble logging in with the chat workspace, please try again.'],
  ] as const)('refused as %s leads to the sign-in with the trouble', async (code, text) => {
    rememberSlackSignIn(sessionStorage, { state: 'the state', redirect: null })
    const { left } = renderEntry({
      address: '/login/slack?code=c1&state=the+state',
      token: null,
      answer: ({ path }) => (path === exchange ? refusal(401, code, 'Refused.') : undefined),
    })
    await waitFor(() => expect(left).toEqual([signInWith(text)]))
  })

  it('after cancelling there says that it was cancelled', async () => {
    rememberSlackSignIn(sessionStorage, { state: 'the state', redirect: null })
    const { sent, left } = renderEntry({
      address: '/login/slack?error=access_denied&state=the+state',
      token: null,
    })
    await waitFor(() =>
      expect(left).toEqual([signInWith('You cancelled signing in with Slack. Nothing has changed.')]),
    )
    expect(sent.filter(({ path }) => path === exchange)).toEqual([])
  })

  it('once more with the same answer leaves the session alone', async () => {
    const { session, sent, left } = renderEntry({ address: '/login/slack?code=c1&state=the+state' })
    await waitFor(() => expect(left).toEqual([signInWith('Something went wrong, please try again.')]))
    expect(session.isSignedIn()).toBe(true)
    expect(sent).toEqual([])
  })
})
