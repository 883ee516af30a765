import { type Migrations, migrate } from '@laurel/ledger/database/migrate.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { expiredKeptMilliseconds, securityLogKeptMilliseconds, sessionIdleMilliseconds } from './limits.ts'
import { purgeOAuth } from './oauth/purgeOAuth.ts'

export const accessMigrations: Migrations = {
  part: 'access',
  folder: new URL('./migrations/', import.meta.url),
}

/** Brings the schema `access` up to date. */
export const migrateAccess = (ownerUrl: string): Promise<void> => migrate(ownerUrl, [accessMigrations])

/** Deletes what has expired: links, sign-ins, sessions, keys and assistants, and the security log after 30 days. */
export const purgeAccess = async (database: Queryable, now: Date): Promise<void> => {
  const before = (milliseconds: number): Date => new Date(now.getTime() - milliseconds)
  for (const table of ['login_links', 'sign_ins', 'sessions'])
    await database.query(`delete from access.${table} where expires_at < $1`, [
      before(expiredKeptMilliseconds),
    ])
  await database.query('delete from access.token_keys where retired_at < $1', [
    before(sessionIdleMilliseconds),
  ])
  await database.query('delete from access.api_keys where least(revoked_at, expires_at) < $1', [
    before(expiredKeptMilliseconds),
  ])
  await purgeOAuth(database, now)
  await database.query('delete from access.security_log where created_at < $1', [
    before(securityLogKeptMilliseconds),
  ])
}
