import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { SyncMemberFields } from '@laurel/ledger/members/profile/syncMemberFields.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import { SourceName } from './sourceNames.ts'

/** Values that a source set of a member, by target. `active` is `false` for people who left. */
export type SourcedValues = Readonly<Record<string, string>>

const Rows = z.array(z.object({ member_id: z.string(), field: z.string(), value: z.string() }))

const ofMembers = prepared(
  `select member_id, field, value from sources.field_sources
   where team_id = $1 and member_id = any ($2::uuid[])`,
)

/** What sources set of members; members without such a field are left out. */
export const sourcedValues = async (
  database: Queryable,
  teamId: TeamId,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, SourcedValues>> => {
  const { rows } = await database.query(ofMembers, [teamId, [...memberIds]])
  const values = new Map<MemberId, Record<string, string>>()
  for (const { member_id: memberId, field, value } of Rows.parse(rows)) {
    const known = values.get(memberId) ?? {}
    known[field] = value
    values.set(memberId, known)
  }
  return values
}

type FieldsData = Pick<SyncMemberFields['data'], 'fields' | 'managerId' | 'dates'>

/** What the chat workspace says of a member, with what a source set in its place. */
export const withSourced = <Data extends FieldsData>(data: Data, sourced: SourcedValues = {}): Data => {
  const { birthday, start_date: startDate, manager, active: _active, ...fields } = sourced
  return {
    ...data,
    fields: { ...data.fields, ...fields },
    managerId: manager ?? data.managerId,
    dates: { birthday: birthday ?? data.dates.birthday, joinedOn: startDate ?? data.dates.joinedOn },
  }
}

const replace = prepared(`with said as (
    select member_id, field, value from unnest($2::uuid[], $3::text[], $4::text[]) as said (member_id, field, value)
  ), gone as (
    delete from sources.field_sources f
    where f.team_id = $1 and f.member_id = any ($5::uuid[])
      and not exists (select from said where said.member_id = f.member_id and said.field = f.field)
  )
  insert into sources.field_sources (team_id, member_id, field, value, source, set_at)
  select $1, member_id, field, value, $6, $7 from said
  on conflict (team_id, member_id, field) do update
  set value = excluded.value, source = excluded.source, set_at = excluded.set_at
  where (field_sources.value, field_sources.source) is distinct from (excluded.value, excluded.source)`)

export type SourcedMember = { readonly memberId: MemberId; readonly values: SourcedValues }

/** Notes everything that a source sets of members, in place of what was noted before. */
export const noteSourced = async (
  database: Queryable,
  { teamId, source }: { readonly teamId: TeamId; readonly source: SourceName },
  members: readonly SourcedMember[],
  now: Instant,
): Promise<void> => {
  if (members.length === 0) return
  // Two former records of a source may be one member.
  const each = [...new Map(members.map(member => [member.memberId, member])).values()]
  const said = each.flatMap(({ memberId, values }) =>
    Object.entries(values).map(([field, value]) => ({ memberId, field, value })),
  )
  await database.query(replace, [
    teamId,
    said.map(({ memberId }) => memberId),
    said.map(({ field }) => field),
    said.map(({ value }) => value),
    each.map(({ memberId }) => memberId),
    source,
    now,
  ])
}

export type FieldSource = {
  readonly field: string
  readonly source: SourceName
  readonly setAt: Instant
}

const Sources = z.array(
  z
    .object({ field: z.string(), source: SourceName, set_at: z.date() })
    .transform(({ field, source, set_at: at }) => ({ field, source, setAt: at.toISOString() })),
)

/** Which source set which field of a member, and when. */
export const fieldSourcesOf = async (
  database: Queryable,
  teamId: TeamId,
  memberId: MemberId,
): Promise<readonly FieldSource[]> => {
  const { rows } = await database.query(
    `select field, source, set_at from sources.field_sources
     where team_id = $1 and member_id = $2 order by field`,
    [teamId, memberId],
  )
  return Sources.parse(rows)
}

const Left = z.array(z.object({ member_id: z.string() }))

/** The members among these who left, as a source says. The chat workspace does not bring them back. */
export const leftBySource = async (
  database: Queryable,
  teamId: TeamId,
  memberIds: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> => {
  const { rows } = await database.query(
    `select member_id from sources.field_sources
     where team_id = $1 and member_id = any ($2::uuid[]) and field = 'active'`,
    [teamId, [...memberIds]],
  )
  return new Set(Left.parse(rows).map(row => row.member_id))
}
