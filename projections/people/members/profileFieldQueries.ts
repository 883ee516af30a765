import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { text, uuid } from '../../engine/tables/columns.ts'
import { members } from './tables.ts'

/** The maximum number of values of all fields; longer lists are searched by text. */
const valuesMax = 5_000

const FieldValue = z.object({ fieldId: text, value: text })
export type FieldValue = z.output<typeof FieldValue>

/** The values of active members' profile fields, each once. */
export const profileFieldValues = (
  database: Queryable,
  teamId: TeamId,
  fieldIds: readonly string[],
): Promise<FieldValue[]> =>
  readRows(
    database,
    FieldValue,
    `select distinct f.id as "fieldId", m.fields ->> f.id as value from ${members.live} m
     cross join unnest($2::text[]) f(id)
     where m.team_id = $1 and m.is_active and m.fields ? f.id
     order by 1, 2 limit ${valuesMax}`,
    [teamId, fieldIds],
  )

const MemberName = z.object({ memberId: uuid, name: text })

/** How members are called, to be said in place of their ids. */
export const memberNames = async (
  database: Queryable,
  teamId: TeamId,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, string>> => {
  if (memberIds.length === 0) return new Map()
  const rows = await readRows(
    database,
    MemberName,
    `select m.member_id as "memberId", m.name from ${members.live} m
     where m.team_id = $1 and m.member_id = any($2::uuid[])`,
    [teamId, memberIds],
  )
  return new Map(rows.map(({ memberId, name }) => [memberId, name]))
}
