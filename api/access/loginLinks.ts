import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import type { Clock } from './clock.ts'
import { loginLinkMilliseconds } from './limits.ts'
import { hashOfSecret, newSecret } from './secret.ts'
import type { SessionOwner } from './sessions.ts'

const loginPath = '/login/assert_single_use_token'

export type LoginLinks = {
  /** The token of a link that signs this member in, once, within a quarter of an hour. */
  mint(owner: SessionOwner): Promise<{ token: string; expiresAt: Date }>
  /** Whose link it is, the first time it is shown; undefined when it is unknown, used or late. */
  use(token: string): Promise<SessionOwner | undefined>
}

/** The address to open. `redirect` is a path of this site to go to after signing in. */
export const loginAddress = (origin: string, token: string, redirect?: string): string => {
  const address = new URL(loginPath, origin)
  address.searchParams.set('token', token)
  if (redirect !== undefined) address.searchParams.set('redirect', redirect)
  return address.href
}

const Owner = z.object({ team_id: z.string(), member_id: z.string() })

export const createLoginLinks = (database: Queryable, clock: Clock): LoginLinks => ({
  mint: async ({ teamId, memberId }) => {
    const token = newSecret()
    const expiresAt = new Date(clock().getTime() + loginLinkMilliseconds)
    await database.query(
      'insert into access.login_links (token_hash, team_id, member_id, expires_at) values ($1, $2, $3, $4)',
      [hashOfSecret(token), teamId, memberId, expiresAt],
    )
    return { token, expiresAt }
  },

  use: async token => {
    // One statement finds and uses the link, so that two that come at once can't both have it.
    const { rows } = await database.query(
      `update access.login_links set used_at = $2
       where token_hash = $1 and used_at is null and expires_at > $2
       returning team_id, member_id`,
      [hashOfSecret(token), clock()],
    )
    const owner = Owner.safeParse(rows[0])
    return owner.success ? { teamId: owner.data.team_id, memberId: owner.data.member_id } : undefined
  },
})
