import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import {
  expiredKeptMilliseconds,
  formerClientKeptMilliseconds,
  unusedClientKeptMilliseconds,
} from '../limits.ts'

/** Deletes expired tokens, ended grants, and assistants that no one allowed or that no one is connected to any more. */
export const purgeOAuth = async (database: Queryable, now: Date): Promise<void> => {
  const before = (milliseconds: number): Date => new Date(now.getTime() - milliseconds)
  await database.query('delete from access.oauth_tokens where expires_at < $1', [now])
  await database.query('delete from access.oauth_grants where least(revoked_at, expires_at) < $1', [
    before(expiredKeptMilliseconds),
  ])
  await database.query('delete from access.oauth_clients where allowed_at is null and created_at < $1', [
    before(unusedClientKeptMilliseconds),
  ])
  await database.query(
    `delete from access.oauth_clients c where allowed_at < $1
       and not exists (select from access.oauth_grants g where g.client_id = c.client_id)`,
    [before(formerClientKeptMilliseconds)],
  )
}
