import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import type { Clock } from './clock.ts'
import { signInMilliseconds } from './limits.ts'
import { hashOfSecret, newSecret } from './secret.ts'

/** Sign-ins that began and are not complete. */
export type SignIns = {
  /** Stores a sign-in under the state of its browser, and returns the nonce that Slack has to repeat. */
  begin(state: string): Promise<string>
  /** The nonce of a sign-in, once; undefined where the sign-in is unknown, complete or expired. */
  finish(state: string): Promise<string | undefined>
}

const Row = z.object({ nonce: z.string() })

export const createSignIns = (database: Queryable, clock: Clock): SignIns => ({
  begin: async state => {
    const nonce = newSecret()
    await database.query(
      `insert into access.sign_ins (state_hash, nonce, expires_at) values ($1, $2, $3)
       on conflict (state_hash) do update set nonce = excluded.nonce, expires_at = excluded.expires_at`,
      [hashOfSecret(state), nonce, new Date(clock().getTime() + signInMilliseconds)],
    )
    return nonce
  },

  finish: async state => {
    const { rows } = await database.query(
      'delete from access.sign_ins where state_hash = $1 and expires_at > $2 returning nonce',
      [hashOfSecret(state), clock()],
    )
    const row = Row.safeParse(rows[0])
    return row.success ? row.data.nonce : undefined
  },
})
