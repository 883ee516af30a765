// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { authorizationQuestion } from '../../fixtures/assistants.ts'
import { refusal } from '../../testing/refusal.ts'
import { renderEntry } from '../../testing/renderEntry.tsx'

afterEach(cleanup)

const address =
  '/authorize?client_id=c1&redirect_uri=https%3A%2F%2Fclaude.ai%2Fcallback&response_type=code&state=a+b&code_challenge=abc&code_challenge_method=S256&extra=1'

const asked = {
  client_id: 'c1',
  redirect_uri: 'https://claude.ai/callback',
  response_type: 'code',
  state: 'a b',
  code_challenge: 'abc',
  code_challenge_method: 'S256',
}

const decisions = (sent: ReturnType<typeof renderEntry>['sent']) =>
  sent.filter(({ method }) => method === 'POST').map(({ body }) => body)

describe('the consent', () => {
  it('says who asks, where the answer goes, for whom, and what it will be able to do', async () => {
    const { sent } = renderEntry({ address })
    await screen.findByRole('heading', { name: 'Connect “Claude”?', level: 1 })
    expect(screen.getByText('claude.ai')).toBeDefined()
    expect(screen.getByText('Ann Lindqvist in Juniper')).toBeDefined()
    const scopes = within(screen.getByRole('group', { name: 'It will be able to' }))
    expect(scopes.getAllByRole('checkbox', { checked: true })).toHaveLength(5)
    expect(scopes.getByText('Spend your points on rewards')).toBeDefined()
    const questions = sent.filter(({ path }) => path === '/v1/oauth/authorization')
    expect(questions).toMatchObject([{ method: 'GET', query: asked }])
  })

  it('allows what stays ticked, and goes back to the assistant', async () => {
    const { sent, left } = renderEntry({ address })
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Spend your points on rewards' }))
    await userEvent.click(screen.getByRole('button', { name: 'Allow' }))
    await waitFor(() =>
      expect(left).toEqual([expect.stringMatching(/^https:\/\/claude\.ai\/callback\?code=/)]),
    )
    const scopes = authorizationQuestion.scopes.filter(scope => scope !== 'rewards:redeem')
    expect(decisions(sent)).toEqual([{ request: asked, scopes }])
  })

  it('denies, and can’t allow nothing', async () => {
    const { sent, left } = renderEntry({ address })
    for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box)
    expect(screen.getByRole('button', { name: 'Allow' })).toHaveProperty('disabled', true)
    expect(screen.getByText('Keep at least one, or deny.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Deny' }))
    await waitFor(() => expect(left).toHaveLength(1))
    expect(decisions(sent)).toEqual([{ request: asked, scopes: [] }])
  })

  it('tells an administrator that it reads more', async () => {
    const user = { ...authorizationQuestion.user, is_admin: true }
    renderEntry({
      address,
      answer: ({ method }) =>
        method === 'GET' ? { status: 200, body: { ...authorizationQuestion, user } } : undefined,
    })
    await screen.findByText('See the points of everyone in your team, and the books behind them')
  })

  it('comes after the sign-in, and the sign-in leads back to it', async () => {
    const { sent, left } = renderEntry({ address, token: null })
    await waitFor(() => expect(left).toHaveLength(1))
    const signIn = new URL(left[0] ?? '', 'http://laurel.test')
    expect(signIn.pathname).toBe('/login')
    const back = new URL(signIn.searchParams.get('redirect') ?? '', 'http://laurel.test')
    expect(back.pathname).toBe('/authorize')
    expect(back.searchParams.get('state')).toBe('a b')
    expect(sent).toEqual([])
  })

  it('asks for a fresh sign-in where the last one is too long ago', async () => {
    const { left } = renderEntry({ address, answer: () => refusal(403, 'FRESH_SIGN_IN_REQUIRED', 'Again.') })
    await screen.findByRole('heading', { name: 'Sign in again' })
    expect(left).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(left).toEqual([expect.stringMatching(/^\/login\?redirect=%2Fauthorize/)])
  })

  it('goes nowhere by itself where the assistant is unknown', async () => {
    const { left } = renderEntry({ address, answer: () => refusal(404, 'ASSISTANT_UNKNOWN', 'No.') })
    await screen.findByText(/^Laurel does not know this assistant/)
    expect(screen.queryByRole('button')).toBeNull()
    expect(left).toEqual([])
  })

  it('leaves it to the person to go back where the request is faulty', async () => {
    const data = { host: 'claude.ai', address: 'https://claude.ai/callback?error=invalid_request' }
    const answer = () => {
      const refused = refusal(400, 'AUTHORIZATION_REFUSED', 'No.')
      return { ...refused, body: { ...Object(refused.body), data } }
    }
    const { left } = renderEntry({ address, answer })
    await userEvent.click(await screen.findByRole('button', { name: 'Back to claude.ai' }))
    expect(left).toEqual([data.address])
  })
})
