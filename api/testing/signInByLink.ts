import { z } from 'zod'
import { createLoginLink } from '../access/createLoginLink.ts'
import { type TestApi, testOrigin } from './testApi.ts'

/** The token of a new sign-in link. */
export const linkTokenFor = async ({ database, clock }: TestApi, email: string): Promise<string> => {
  const link = await createLoginLink(database, { email, origin: testOrigin }, () => clock.now)
  if (link.kind === 'refused') throw new Error(link.message)
  return new URL(link.url).searchParams.get('token') ?? ''
}

/** Exchanges the token of a link for a session. */
export const exchange = (api: TestApi, token: string, headers = {}) =>
  api.ask(null, { method: 'POST', url: '/v1/user/exchange_token', payload: { token }, headers })

/** What the security log has of a member, the first entry first. */
export const noted = async ({ database }: TestApi, memberId: string): Promise<readonly string[]> => {
  const { rows } = await database.query(
    'select activity from access.security_log where member_id = $1 order by entry_id',
    [memberId],
  )
  return z
    .array(z.object({ activity: z.string() }))
    .parse(rows)
    .map(row => row.activity)
}
