import { randomUUID } from 'node:crypto'
import { SignInConfirmation } from '@laurel/contract/access/confirmSignIn.ts'
import { slackAuthorization } from '@laurel/contract/access/slackAuthorization.ts'
import { Token } from '@laurel/contract/access/token.ts'
import { browserHeader } from '@laurel/contract/wire/session.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cookieOf } from '../../testing/cookieOf.ts'
import { exchange, linkTokenFor, noted } from '../../testing/signInByLink.ts'
import { type Asked, createTestApi, testOrigin } from '../../testing/testApi.ts'
import { startTestSlackIssuer } from '../../testing/testSlackIssuer.ts'

const { url } = await createTestDatabase()
const slack = await startTestSlackIssuer()
afterAll(() => slack.stop())
const api = createTestApi(url, {
  settings: {
    slack: { clientId: slack.clientId, clientSecret: slack.clientSecret, issuer: slack.url, hasPkce: true },
  },
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** What a page sends with every request. */
const inBrowser = { [browserHeader.name]: browserHeader.value }

describe('Sign in with Slack', () => {
  const begin = async () => {
    const state = randomUUID()
    const answer = await api().ask(null, { url: `/v1/user/slack_authorization?state=${state}` })
    const address = new URL(slackAuthorization.response.parse(answer.body).url)
    const nonce = address.searchParams.get('nonce') ?? ''
    const codeChallenge = address.searchParams.get('code_challenge') ?? ''
    return { state, address, nonce, codeChallenge, cookie: cookieOf(answer) }
  }
  type Begun = Awaited<ReturnType<typeof begin>>
  const finish = (token: string, { state, cookie }: Partial<Begun> = {}) =>
    api().ask(null, {
      method: 'POST',
      url: '/v1/user/exchange_slack_token',
      payload: { token, ...(state === undefined ? {} : { state }) },
      headers: cookie === undefined ? {} : { cookie },
    })
  const ann = { teamKey: 'T-slack', userKey: 'Ann' }
  const codeOf = ({ nonce, codeChallenge }: Begun, who = ann, attack = {}) =>
    slack.codeFor({ ...who, nonce, codeChallenge, ...attack })
  const failed = { status: 401, body: { code: 'SIGN_IN_FAILED' } }

  test('sends the browser to Slack and opens a session when it comes back', async () => {
    const team = await api().team('slack')
    const begun = await begin()
    const { state, address } = begun
    expect(address.origin).toBe(slack.url)
    expect(address.searchParams.get('redirect_uri')).toBe(`${testOrigin}/login/slack`)
    expect(address.searchParams.get('state')).toBe(state)
    expect(address.searchParams.get('code_challenge_method')).toBe('S256')
    const answer = await finish(codeOf(begun), begun)
    const { token } = Token.parse(answer.body)
    const me = await api().ask(null, { url: '/v1/user/me', headers: bearer(token) })
    expect(me.body).toMatchObject({ user: { id: team.ann.memberId }, team: { id: team.teamId } })
    expect(await noted(api(), team.ann.memberId)).toEqual(['AUTHENTICATED_WITH_SLACK_TOKEN'])
  })

  test('takes each sign-in once, and only the one it began', async () => {
    const one = await begin()
    const other = await begin()
    expect((await finish(codeOf(one), one)).status).toBe(200)
    expect(await finish(codeOf(one), one)).toMatchObject(failed)
    expect(await finish(codeOf(one), other)).toMatchObject(failed)
    expect(await finish(codeOf(one), { ...one, state: randomUUID() })).toMatchObject(failed)
  })

  test('refuses a code without state, without nonce, or of another browser', async () => {
    const begun = await begin()
    expect(await finish(slack.codeFor(ann))).toMatchObject(failed)
    expect(await finish(codeOf(begun), { cookie: begun.cookie })).toMatchObject(failed)
    expect(await finish(slack.codeFor(ann), begun)).toMatchObject(failed)
    expect(await finish(codeOf(begun), { state: begun.state })).toMatchObject(failed)
    const another = await begin()
    expect(await finish(codeOf(begun), { state: begun.state, cookie: another.cookie })).toMatchObject(failed)
  })

  test('keeps what ties it to the browser in a cookie that no page reads, and stores nothing for strangers', async () => {
    const count = async () => {
      const { rows } = await api().database.query('select count(*)::int as count from access.sign_ins')
      return z.object({ count: z.int() }).parse(rows[0]).count
    }
    const before = await count()
    const answer = await api().ask(null, { url: `/v1/user/slack_authorization?state=${randomUUID()}` })
    expect(String(answer.headers['set-cookie'])).toMatch(/^laurel-sign-in=.*; HttpOnly; SameSite=Lax$/)
    expect(await count()).toBe(before)
  })

  test.each([
    ['another app’s token', { audience: 'someone else' }],
    ['another issuer’s token', { issuer: 'https://slack.test' }],
    ['a token with a foreign signature', { isForged: true }],
    ['a code whose challenge this sign-in did not make', { codeChallenge: 'another' }],
  ])('refuses %s', async (_name, attack) => {
    const begun = await begin()
    expect(await finish(codeOf(begun, ann, attack), begun)).toMatchObject(failed)
  })

  test('refuses a code that Slack does not know, and people who are not here', async () => {
    expect(await finish('made up', await begin())).toMatchObject(failed)
    const stranger = await begin()
    const code = codeOf(stranger, { teamKey: 'T-elsewhere', userKey: 'U1' })
    expect(await finish(code, stranger)).toMatchObject({ status: 403, body: { code: 'NOT_INSTALLED' } })
  })

  describe('that began outside Laurel', () => {
    const migrate = (token: string, headers = {}) =>
      api().ask(null, {
        method: 'POST',
        url: '/v1/user/exchange_slack_token',
        payload: { token, migrate: true },
        headers,
      })
    const confirm = (ticket: string, cookie: string) =>
      api().ask(null, {
        method: 'POST',
        url: '/v1/user/confirm_sign_in',
        payload: { ticket },
        headers: { ...inBrowser, cookie },
      })
    const required = async (answer: Asked) => {
      expect(answer).toMatchObject({ status: 409, body: { code: 'CONFIRMATION_REQUIRED' } })
      const { data } = z.object({ data: SignInConfirmation }).parse(answer.body)
      return { ...data, cookie: cookieOf(answer) }
    }

    test('works for a program without a state', async () => {
      expect(await migrate(slack.codeFor(ann))).toMatchObject({ status: 200 })
    })

    test('is confirmed in a browser by the name of the member, once, and in that browser alone', async () => {
      const asked = await required(await migrate(slack.codeFor(ann), inBrowser))
      expect(asked).toMatchObject({ name: 'Ann', team: 'slack' })
      expect(asked.cookie).not.toContain('laurel-session')
      expect(await confirm(asked.ticket, '')).toMatchObject(failed)
      const answer = await confirm(asked.ticket, asked.cookie)
      expect(answer.status).toBe(200)
      expect(cookieOf(answer)).toContain('laurel-session=')
      expect(await confirm(asked.ticket, asked.cookie)).toMatchObject(failed)
    })

    test('replaces the session of another member only then', async () => {
      const { ben } = await api().team('kept')
      const bens = await exchange(api(), await linkTokenFor(api(), ben.email), inBrowser)
      const asked = await required(
        await migrate(slack.codeFor(ann), { ...inBrowser, cookie: cookieOf(bens) }),
      )
      const ping = () =>
        api().ask(null, { url: '/v1/user/ping', headers: bearer(Token.parse(bens.body).token) })
      expect(await ping()).toMatchObject({ status: 200 })
      await confirm(asked.ticket, `${cookieOf(bens)}; ${asked.cookie}`)
      expect(await ping()).toMatchObject({ status: 400 })
    })

    test('takes no code of a sign-in that began here', async () => {
      expect(await migrate(slack.codeFor({ ...ann, nonce: 'of another browser' }))).toMatchObject(failed)
    })
  })
})
