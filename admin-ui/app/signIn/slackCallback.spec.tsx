// @vitest-environment jsdom

import { rememberSlackSignIn } from '@laurel/contract/browser/slackSignIn.ts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { renderAdmin, type SentRequest } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)
beforeEach(() => sessionStorage.clear())

const exchange = '/v1/user/exchange_slack_token'
const opened = ({ path }: SentRequest) =>
  path === exchange
    ? { status: 200, body: { token: 'full', expires_at: '2130-01-01T00:00:00.000Z' } }
    : undefined

describe('coming back from Slack', () => {
  it('keeps the token and goes where the person wanted to go', async () => {
    rememberSlackSignIn(sessionStorage, { state: 'the state', redirect: '/users' })
    const { session, sent } = renderAdmin({
      path: '/login/slack?code=c1&state=the+state',
      token: null,
      answer: opened,
    })
    expect(await screen.findByRole('heading', { name: 'Users' })).toBeDefined()
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
    const { session, sent } = renderAdmin({ path: `/login/slack?code=c1&state=${state}`, token: null })
    expect(await screen.findByText('Something went wrong, please try again.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Sign in with Slack' })).toBeDefined()
    expect(sent.filter(({ path }) => path === exchange)).toEqual([])
    expect(session.token()).toBeNull()
  })

  const confirm = '/v1/user/confirm_sign_in'
  /** Begun outside Laurel: the server asks for a confirmation first. */
  const migrate = (token: string | null) =>
    renderAdmin({
      path: '/login/slack?code=c1&migrate=true',
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
    const { session, sent } = migrate(null)
    expect(await screen.findByRole('heading', { name: 'Continue as Grace Hopper?' })).toBeDefined()
    expect(screen.getByText('You are about to sign in as Grace Hopper in Northwind.')).toBeDefined()
    expect(session.token()).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByRole('heading', { name: 'All Channels' })).toBeDefined()
    expect(sent.filter(({ path }) => path === exchange)).toMatchObject([
      { body: { token: 'c1', migrate: true } },
    ])
    expect(sent.filter(({ path }) => path === confirm)).toMatchObject([{ body: { ticket: 'the ticket' } }])
    expect(session.token()).toBe('full')
  })

  it('while migrating leaves the session that is there alone when the person cancels', async () => {
    const { session, sent } = migrate('full')
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('heading', { name: 'All Channels' })).toBeDefined()
    expect(session.isSignedIn()).toBe(true)
    expect(sent.map(({ path }) => path)).not.toContain(confirm)
    expect(sent.map(({ path }) => path)).not.toContain('/v1/user/logout')
  })

  it.each(['SIGN_IN_FAILED', 'NOT_INSTALLED'] as const)(
    'refused as %s says that there was trouble, and that the app may have to be installed',
    async code => {
      rememberSlackSignIn(sessionStorage, { state: 'the state', redirect: null })
      renderAdmin({
        path: '/login/slack?code=c1&state=the+state',
        token: null,
        answer: ({ path }) => (path === exchange ? refusal(401, code, 'Refused.') : undefined),
      })
      expect((await screen.findByRole('alert')).textContent).toContain(
        'We had trouble logging in with the chat workspace, please try again.' +
          "The workspace you tried logging into isn't using the product, you may need to install the app.",
      )
      expect(screen.getByRole('link', { name: 'Install' }).getAttribute('href')).toBe('/setup')
    },
  )

  it('after cancelling there says that it was cancelled', async () => {
    rememberSlackSignIn(sessionStorage, { state: 'the state', redirect: null })
    const { sent } = renderAdmin({
      path: '/login/slack?error=access_denied&state=the+state',
      token: null,
    })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('You cancelled signing in with Slack. Nothing has changed.')
    expect(sent.filter(({ path }) => path === exchange)).toEqual([])
  })
})
