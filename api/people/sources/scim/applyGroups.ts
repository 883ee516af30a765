import { randomUUID } from 'node:crypto'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { noAdjustments, segmentNameLengthMax } from '@laurel/ledger/segments/vocabulary.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'

type GroupDependencies = { readonly ledger: Ledger; readonly database: Queryable }

const atOnceMax = 1_000

const Place = { connection_id: z.string(), group_id: z.string(), team_id: TeamId }
const Named = z.array(z.object({ ...Place, display_name: z.string() }))
const Moved = z.array(
  z.object({ ...Place, user_id: z.string(), is_member: z.boolean(), member_id: MemberId }),
)
type Group = { readonly connection_id: string; readonly group_id: string; readonly team_id: TeamId }

/**
 * Gives each group that a provider pushed a segment of its name, and moves into it and out of it whom the provider moved.
 * Other people in the segment stay. Waits for the first run of the connection, which an administrator begins, and for the
 * run that finds the member of a user.
 */
export const applyGroups = async (
  dependencies: GroupDependencies,
  now: Instant,
  signal: AbortSignal,
): Promise<void> => {
  const { database } = dependencies
  const { rows } = await database.query(
    `select g.connection_id, g.group_id, g.team_id, g.display_name from sources.scim_groups g
     join sources.connections c using (connection_id)
     where not g.is_deleted and g.named is distinct from g.display_name and c.full_at is not null
     order by g.connection_id, g.group_id limit ${atOnceMax}`,
  )
  for (const group of Named.parse(rows)) {
    if (signal.aborted) return
    await nameSegment(dependencies, group, now)
  }
  let moved = atOnceMax
  while (moved === atOnceMax && !signal.aborted) moved = await moveMembers(dependencies, now)
  await database.query(
    `delete from sources.scim_groups g where g.is_deleted and not exists (
       select from sources.scim_group_members m
       where m.connection_id = g.connection_id and m.group_id = g.group_id)`,
  )
}

/** The segment of a group, for as long as no administrator deletes it. */
export const segmentOfGroup = ({ connection_id, group_id }: Pick<Group, 'connection_id' | 'group_id'>) =>
  derivedId('segment of group', connection_id, group_id)

const nameSegment = async (
  { ledger, database }: GroupDependencies,
  group: z.infer<typeof Named>[number],
  now: Instant,
): Promise<void> => {
  const { team_id: teamId, connection_id, group_id, display_name } = group
  const segmentId = segmentOfGroup(group)
  const segment = await ledger.segment(teamId, segmentId)
  const settings =
    segment.kind === 'known'
      ? segment.settings
      : { sync: { kind: 'manual' as const }, managerIds: [], adjustments: noAdjustments }
  const name = display_name.slice(0, segmentNameLengthMax).toWellFormed().trim()
  // A segment that an administrator deleted is refused, and stays deleted.
  await ledger.handle({
    ...envelopeOf(group, now),
    type: 'defineSegment',
    data: { segmentId, ...settings, name },
  })
  await database.query(
    'update sources.scim_groups set named = $3 where connection_id = $1 and group_id = $2',
    [connection_id, group_id, display_name],
  )
}

/** The next users whose members are not where the provider put them. Answers how many there were. */
const moveMembers = async (dependencies: GroupDependencies, now: Instant): Promise<number> => {
  const { rows } = await dependencies.database.query(
    `select m.connection_id, m.group_id, g.team_id, m.user_id, m.is_member,
       case when m.is_member then l.member_id else m.member_id end as member_id
     from sources.scim_group_members m
     join sources.scim_groups g using (connection_id, group_id)
     left join sources.links l on l.connection_id = m.connection_id and l.external_id = m.user_id::text
     where m.is_member = (m.member_id is null) and g.named is not null
       and (not m.is_member or l.member_id is not null)
     order by m.connection_id, m.group_id, m.user_id limit ${atOnceMax}`,
  )
  const moved = Moved.parse(rows)
  for (const users of Map.groupBy(
    moved,
    ({ connection_id, group_id }) => `${connection_id} ${group_id}`,
  ).values())
    await moveIn(dependencies, users, now)
  return moved.length
}

const moveIn = async (
  { ledger, database }: GroupDependencies,
  users: z.infer<typeof Moved>,
  now: Instant,
): Promise<void> => {
  const [group] = users
  if (!group) return
  const [joining, leaving] = [users.filter(each => each.is_member), users.filter(each => !each.is_member)]
  const data = {
    segmentId: segmentOfGroup(group),
    joined: joining.map(({ member_id }) => member_id),
    left: leaving.map(({ member_id }) => member_id),
  }
  // Refused where the segment was deleted, or follows conditions by now: the group has no say in it.
  await ledger.handle({
    ...envelopeOf(group, now),
    type: 'changeSegmentMembers',
    data,
  })
  const place = [group.connection_id, group.group_id]
  await database.query(
    `update sources.scim_group_members m set member_id = moved.member_id
     from (select unnest($3::uuid[]) as user_id, unnest($4::uuid[]) as member_id) moved
     where m.connection_id = $1 and m.group_id = $2 and m.user_id = moved.user_id`,
    [...place, joining.map(({ user_id }) => user_id), data.joined],
  )
  // A user who was put back in the meantime stays, and joins again.
  await database.query(
    `update sources.scim_group_members set member_id = null
     where connection_id = $1 and group_id = $2 and user_id = any($3::uuid[])`,
    [...place, leaving.map(({ user_id }) => user_id)],
  )
  await database.query(
    `delete from sources.scim_group_members
     where connection_id = $1 and group_id = $2 and not is_member and member_id is null`,
    place,
  )
}

/** A repeat after a crash is harmless: the rules ignore what is so already. */
const envelopeOf = ({ team_id: teamId }: Group, occurredAt: Instant) =>
  ({ id: randomUUID(), teamId, actor: { kind: 'system', id: 'scim' }, occurredAt }) as const
