import { randomUUID } from 'node:crypto'
import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { type Instant, instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { createParameters } from '@laurel/projections/engine/querying/parameters.ts'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { Condition, GroupColumn } from './filter.ts'
import type { GroupChange, MemberChange } from './group.ts'
import { ScimError } from './scimError.ts'
import type { ScimPlace } from './users.ts'

/** Segments of a team; more would be of no use to its administrators. */
const groupsMax = 2_000

const Row = z
  .object({
    group_id: z.string(),
    display_name: z.string(),
    external_id: z.string().nullable(),
    created_at: z.date(),
    changed_at: z.date(),
  })
  .transform(row => ({
    groupId: row.group_id,
    displayName: row.display_name,
    externalId: row.external_id,
    createdAt: instantOf(row.created_at),
    changedAt: instantOf(row.changed_at),
  }))
export type StoredGroup = z.infer<typeof Row>

const columns = 'group_id, display_name, external_id, created_at, changed_at'
const missing = (): ScimError => new ScimError(404, 'There is no such group.')
const Counted = z.array(z.object({ total: z.int() }))

export const findGroup = async (
  database: Queryable,
  connectionId: string,
  groupId: string,
  forUpdate: '' | 'for update' = '',
): Promise<StoredGroup> => {
  if (!Identifier.safeParse(groupId).success) throw missing()
  const { rows } = await database.query(
    `select ${columns} from sources.scim_groups
     where connection_id = $1 and group_id = $2 and not is_deleted ${forUpdate}`,
    [connectionId, groupId],
  )
  const [found] = z.array(Row).parse(rows)
  if (!found) throw missing()
  return found
}

/** The ids of the users in a group. */
export const groupMembers = async (
  database: Queryable,
  connectionId: string,
  groupId: string,
): Promise<readonly string[]> => {
  const { rows } = await database.query(
    `select user_id from sources.scim_group_members
     where connection_id = $1 and group_id = $2 and is_member order by user_id`,
    [connectionId, groupId],
  )
  return z
    .array(z.object({ user_id: z.string() }))
    .parse(rows)
    .map(row => row.user_id)
}

const conditions: Readonly<Record<GroupColumn, (value: string) => string>> = {
  id: value => `group_id::text = ${value}`,
  displayName: value => `lower(display_name) = lower(${value})`,
  externalId: value => `external_id = ${value}`,
  member: value => `exists (select from sources.scim_group_members m
     where m.connection_id = g.connection_id and m.group_id = g.group_id and m.is_member
       and m.user_id::text = ${value})`,
}

/** Groups in the order of their ids, from a place that counts from 0. */
export const listGroups = async (
  database: Queryable,
  connectionId: string,
  asked: {
    readonly filter: readonly Condition<GroupColumn>[]
    readonly first: number
    readonly count: number
  },
): Promise<{ readonly total: number; readonly groups: readonly StoredGroup[] }> => {
  const parameters = createParameters(connectionId)
  const where = [
    'connection_id = $1 and not is_deleted',
    ...asked.filter.map(({ column, value }) => conditions[column](parameters.bind(value))),
  ].join(' and ')
  const totals = await database.query(
    `select count(*)::integer as total from sources.scim_groups g where ${where}`,
    [...parameters.values],
  )
  const { rows } = await database.query(
    `select ${columns} from sources.scim_groups g where ${where}
     order by group_id offset ${parameters.bind(asked.first)} limit ${parameters.bind(asked.count)}`,
    parameters.values,
  )
  const [{ total } = { total: 0 }] = Counted.parse(totals.rows)
  return { total, groups: z.array(Row).parse(rows) }
}

export const createGroup = (
  database: Pool,
  { teamId, connectionId }: ScimPlace,
  group: {
    readonly displayName: string
    readonly externalId: string | null
    readonly userIds: readonly string[]
  },
  now: Instant,
): Promise<StoredGroup> =>
  inTransaction(database, async client => {
    const counted = await client.query(
      'select count(*)::integer as total from sources.scim_groups where connection_id = $1',
      [connectionId],
    )
    const [{ total } = { total: 0 }] = Counted.parse(counted.rows)
    if (total >= groupsMax) throw new ScimError(403, `Laurel takes at most ${groupsMax} groups.`)
    const groupId = randomUUID()
    await client.query(
      `insert into sources.scim_groups
         (connection_id, group_id, team_id, display_name, external_id, created_at, changed_at)
       values ($1, $2, $3, $4, $5, $6, $6)`,
      [connectionId, groupId, teamId, group.displayName, group.externalId, now],
    )
    await changeMembers(client, connectionId, groupId, { kind: 'add', userIds: group.userIds })
    return findGroup(client, connectionId, groupId)
  })

/** Changes a group, one change after the other. */
export const changeGroup = (
  database: Pool,
  { connectionId }: ScimPlace,
  groupId: string,
  change: GroupChange,
  now: Instant,
): Promise<StoredGroup> =>
  inTransaction(database, async client => {
    const before = await findGroup(client, connectionId, groupId, 'for update')
    const { displayName = before.displayName, externalId = before.externalId } = change
    await client.query(
      `update sources.scim_groups set display_name = $3, external_id = $4, changed_at = $5
       where connection_id = $1 and group_id = $2`,
      [connectionId, groupId, displayName, externalId, now],
    )
    for (const each of change.members) await changeMembers(client, connectionId, groupId, each)
    return findGroup(client, connectionId, groupId)
  })

/** The group is gone for the provider. Its members leave the segment, which stays. */
export const deleteGroup = (
  database: Pool,
  { connectionId }: ScimPlace,
  groupId: string,
  now: Instant,
): Promise<void> =>
  inTransaction(database, async client => {
    await findGroup(client, connectionId, groupId, 'for update')
    await changeMembers(client, connectionId, groupId, { kind: 'replace', userIds: [] })
    await client.query(
      `update sources.scim_groups set is_deleted = true, changed_at = $3
       where connection_id = $1 and group_id = $2`,
      [connectionId, groupId, now],
    )
  })

const changeMembers = async (
  database: Queryable,
  connectionId: string,
  groupId: string,
  { kind, userIds }: MemberChange,
): Promise<void> => {
  const values = [connectionId, groupId, userIds]
  if (kind !== 'add')
    await database.query(
      `update sources.scim_group_members set is_member = false
       where connection_id = $1 and group_id = $2 and is_member
         and (user_id = any($3::uuid[])) = ${kind === 'remove'}`,
      values,
    )
  if (kind !== 'remove') await addMembers(database, values, userIds)
  await database.query(
    `delete from sources.scim_group_members
     where connection_id = $1 and group_id = $2 and not is_member and member_id is null`,
    [connectionId, groupId],
  )
}

const addMembers = async (
  database: Queryable,
  values: readonly unknown[],
  userIds: readonly string[],
): Promise<void> => {
  if (userIds.length === 0) return
  const { rows } = await database.query(
    `insert into sources.scim_group_members (connection_id, group_id, user_id)
     select $1, $2, user_id from sources.scim_users
     where connection_id = $1 and user_id = any($3::uuid[]) and not is_deleted
     on conflict (connection_id, group_id, user_id) do update set is_member = true
     returning user_id`,
    [...values],
  )
  const known = new Set(
    z
      .array(z.object({ user_id: z.string() }))
      .parse(rows)
      .map(row => row.user_id),
  )
  const unknown = userIds.find(id => !known.has(id))
  if (unknown !== undefined)
    throw new ScimError(400, `There is no user ${unknown}. Push users before their groups.`, 'invalidValue')
}
