import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { Identifier, type TeamId } from '@laurel/ledger/kernel/ids.ts'
import { type Instant, instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { createParameters } from '@laurel/projections/engine/querying/parameters.ts'
import { DatabaseError, type Pool } from 'pg'
import { z } from 'zod'
import type { Condition, UserColumn } from './filter.ts'
import { ScimError } from './scimError.ts'
import { type Json, readUser, ScimUser } from './user.ts'

/** More users than any company of Laurel has. */
const usersMax = 500_000

export type ScimPlace = { readonly teamId: TeamId; readonly connectionId: string }

const Row = z
  .object({
    user_id: z.string(),
    resource: ScimUser,
    is_deleted: z.boolean(),
    created_at: z.date(),
    changed_at: z.date(),
  })
  .transform(row => ({
    userId: row.user_id,
    user: row.resource,
    isDeleted: row.is_deleted,
    createdAt: instantOf(row.created_at),
    changedAt: instantOf(row.changed_at),
  }))
export type StoredUser = z.infer<typeof Row>

const columns = 'user_id, resource, is_deleted, created_at, changed_at'

const missing = (): ScimError => new ScimError(404, 'There is no such user.')

export const findUser = async (
  database: Queryable,
  connectionId: string,
  userId: string,
): Promise<StoredUser> => {
  if (!Identifier.safeParse(userId).success) throw missing()
  const { rows } = await database.query(
    `select ${columns} from sources.scim_users where connection_id = $1 and user_id = $2 and not is_deleted`,
    [connectionId, userId],
  )
  const [found] = z.array(Row).parse(rows)
  if (!found) throw missing()
  return found
}

const conditions: Readonly<Record<UserColumn, (value: string) => string>> = {
  id: value => `user_id::text = ${value}`,
  userName: value => `user_name = lower(${value})`,
  externalId: value => `external_id = ${value}`,
  email: value => `exists (select from jsonb_array_elements(coalesce(resource -> 'emails', '[]')) e
     where lower(e ->> 'value') = lower(${value}))`,
}

/** Users in the order of their ids, from a place that counts from 0. */
export const listUsers = async (
  database: Queryable,
  connectionId: string,
  {
    filter,
    first,
    count,
  }: {
    readonly filter: readonly Condition<UserColumn>[]
    readonly first: number
    readonly count: number
  },
): Promise<{ readonly total: number; readonly users: readonly StoredUser[] }> => {
  const parameters = createParameters(connectionId)
  const where = [
    'connection_id = $1 and not is_deleted',
    ...filter.map(({ column, value }) => conditions[column](parameters.bind(value))),
  ].join(' and ')
  const totals = await database.query(
    `select count(*)::integer as total from sources.scim_users where ${where}`,
    [...parameters.values],
  )
  const { rows } = await database.query(
    `select ${columns} from sources.scim_users where ${where}
     order by user_id offset ${parameters.bind(first)} limit ${parameters.bind(count)}`,
    parameters.values,
  )
  const [{ total } = { total: 0 }] = z.array(z.object({ total: z.int() })).parse(totals.rows)
  return { total, users: z.array(Row).parse(rows) }
}

/** Creates a user. One that was deleted and comes back has the id of before. */
export const createUser = (
  database: Pool,
  { teamId, connectionId }: ScimPlace,
  user: ScimUser,
  now: Instant,
): Promise<StoredUser> =>
  unique(() =>
    inTransaction(database, async client => {
      await refuseTooMany(client, connectionId)
      for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
        const userId = derivedId('scimUser', connectionId, user.userName.toLowerCase(), String(attempt))
        const { rows } = await client.query(
          `insert into sources.scim_users as u
             (connection_id, user_id, team_id, user_name, external_id, resource, created_at, changed_at)
           values ($1, $2, $3, lower($4), $5, $6, $7, $7)
           on conflict (connection_id, user_id) do update set user_name = excluded.user_name,
             external_id = excluded.external_id, resource = excluded.resource, is_deleted = false,
             created_at = excluded.created_at, changed_at = excluded.changed_at, changed_in = pg_current_xact_id()
           where u.is_deleted returning ${columns}`,
          [connectionId, userId, teamId, user.userName, user.externalId ?? null, JSON.stringify(user), now],
        )
        const [created] = z.array(Row).parse(rows)
        if (created) return created
        // A user of this name exists, or one that had it before.
        await refuseTakenName(client, connectionId, user.userName)
      }
      throw new ScimError(409, 'This userName was used too often.', 'uniqueness')
    }),
  )
const attemptsMax = 20

/** Ids are hashes: those with one first byte are a 256th of all. Counting everyone for each new user would take long. */
const refuseTooMany = async (database: Queryable, connectionId: string): Promise<void> => {
  const { rows } = await database.query(
    `select count(*)::integer as total from sources.scim_users
     where connection_id = $1 and user_id < '01000000-0000-0000-0000-000000000000'`,
    [connectionId],
  )
  const [{ total } = { total: 0 }] = z.array(z.object({ total: z.int() })).parse(rows)
  if (total * 256 >= usersMax) throw new ScimError(403, `Laurel takes at most ${usersMax} users.`)
}

const refuseTakenName = async (
  database: Queryable,
  connectionId: string,
  userName: string,
): Promise<void> => {
  const { rows } = await database.query(
    'select 1 from sources.scim_users where connection_id = $1 and user_name = lower($2) and not is_deleted',
    [connectionId, userName],
  )
  if (rows.length > 0) throw nameTaken()
}
const nameTaken = () => new ScimError(409, 'There is a user with this userName.', 'uniqueness')

/** Changes a user, one change after the other. */
export const changeUser = (
  database: Pool,
  { connectionId }: ScimPlace,
  userId: string,
  change: (user: ScimUser) => Json,
  now: Instant,
): Promise<{ readonly before: ScimUser; readonly after: StoredUser }> =>
  unique(() =>
    inTransaction(database, async client => {
      if (!Identifier.safeParse(userId).success) throw missing()
      await client.query(
        'select 1 from sources.scim_users where connection_id = $1 and user_id = $2 and not is_deleted for update',
        [connectionId, userId],
      )
      const before = await findUser(client, connectionId, userId)
      const user = readUser(change(before.user))
      if (JSON.stringify(user) === JSON.stringify(before.user)) return { before: before.user, after: before }
      const { rows } = await client.query(
        `update sources.scim_users set user_name = lower($3), external_id = $4, resource = $5, changed_at = $6,
           changed_in = pg_current_xact_id()
         where connection_id = $1 and user_id = $2 returning ${columns}`,
        [connectionId, userId, user.userName, user.externalId ?? null, JSON.stringify(user), now],
      )
      const [after] = z.array(Row).parse(rows)
      if (!after) throw missing()
      return { before: before.user, after }
    }),
  )

/** The user is gone for the provider, and in no group. The next run takes the person as one who left. */
export const deleteUser = async (
  database: Queryable,
  { connectionId }: ScimPlace,
  userId: string,
  now: Instant,
): Promise<void> => {
  const { rows } = Identifier.safeParse(userId).success
    ? await database.query(
        `with gone as (
           update sources.scim_users set is_deleted = true, changed_at = $3, changed_in = pg_current_xact_id()
           where connection_id = $1 and user_id = $2 and not is_deleted returning connection_id, user_id),
         outside as (
           update sources.scim_group_members m set is_member = false from gone
           where m.connection_id = gone.connection_id and m.user_id = gone.user_id)
         select 1 from gone`,
        [connectionId, userId, now],
      )
    : { rows: [] }
  if (rows.length === 0) throw missing()
}

/** A name is unique among the users of a connection. */
const unique = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DatabaseError && error.constraint === 'scim_users_by_name') throw nameTaken()
    throw error
  }
}

/** Where the next run of changes begins: no transaction before it is still open. */
export const cursorNow = async (database: Queryable): Promise<string> => {
  const { rows } = await database.query('select pg_snapshot_xmin(pg_current_snapshot())::text as cursor')
  const [row] = z.array(z.object({ cursor: z.string() })).parse(rows)
  if (!row) throw new Error('The database told no snapshot.')
  return row.cursor
}

/**
 * Whether a run can go on from a cursor. A database that was restored numbers its transactions from the beginning, so that
 * its cursors may be those of a later number: changes would not be found.
 */
export const isCursor = (since: string, now: string): boolean =>
  /^\d{1,20}$/.test(since) && BigInt(since) <= BigInt(now)

/**
 * The next users after an id, deleted ones too; those that changed since a cursor, if one is given. Changes with a number
 * that the database has not reached come from before a restore: a run that read everyone has read them.
 */
export const nextUsers = async (
  database: Queryable,
  connectionId: string,
  {
    since,
    after,
    limit,
  }: { readonly since: string | null; readonly after: string | null; readonly limit: number },
): Promise<readonly StoredUser[]> => {
  const { rows } = await database.query(
    `select ${columns} from sources.scim_users
     where connection_id = $1 and ($2::text is null or changed_in >= $2::text::xid8
         and changed_in < pg_snapshot_xmax(pg_current_snapshot()))
       and ($3::uuid is null or user_id > $3::uuid)
     order by user_id limit $4`,
    [connectionId, since, after, limit],
  )
  return z.array(Row).parse(rows)
}
