import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import type { Clock } from './clock.ts'
import { loginLinkMilliseconds } from './limits.ts'
import { hashOfSecret, newSecret } from './secret.ts'
import type { SessionOwner } from './sessions.ts'

const loginPath = '/login/assert_single_use_token'

export type LoginLinks = {
  /** Creates the token of a single-use sign-in link for a member. */
  mint(owner: SessionOwner): Promise<{ token: string; expiresAt: Date }>
  /** The member of a link, on its first use; undefined for a link that is unknown, used or expired. */
  use(token: string): Promise<SessionOwner | undefined>
}

/** The address of a sign-in link. `redirect` is a path of this site to open afterwards. */
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
    // One statement finds the link and marks it as used, so that only one of two concurrent requests succeeds.
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
