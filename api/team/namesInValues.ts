import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { awards } from '@laurel/projections/awards/awards/tables.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { members } from '@laurel/projections/people/members/tables.ts'
import type { ChangeItem } from '@laurel/projections/team/changes/queries.ts'
import { channels } from '@laurel/projections/team/channels/tables.ts'
import { teams } from '@laurel/projections/team/teams/tables.ts'
import { z } from 'zod'

const idPattern = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\bXf\w+/g

const Named = z.array(z.object({ id: z.string(), name: z.string() }))

/** Replaces the ids of members, channels, awards and profile fields in the values of these changes by their names. */
export const namesInValues = async (
  database: Queryable,
  teamId: TeamId,
  rows: readonly Pick<ChangeItem, 'before' | 'after'>[],
): Promise<(text: string | null) => string | null> => {
  const texts = rows.flatMap(({ before, after }) => [
    ...Object.values(before ?? {}),
    ...Object.values(after ?? {}),
  ])
  const found = [...new Set(texts.flatMap(text => text?.match(idPattern) ?? []))]
  if (found.length === 0) return text => text
  const fields = found.filter(id => id.startsWith('Xf'))
  const ids: readonly MemberId[] = found.filter(id => !id.startsWith('Xf'))
  const { rows: named } = await database.query(
    `select m.member_id::text as id, m.name from ${members.live} m
     where m.team_id = $1 and m.member_id = any ($2::uuid[])
     union all
     select c.channel_id::text, c.title from ${channels.live} c
     where c.team_id = $1 and c.channel_id = any ($2::uuid[])
     union all
     select a.award_id::text, a.name from ${awards.live} a
     where a.team_id = $1 and a.award_id = any ($2::uuid[])
     union all
     select f.field->>'id', f.field->>'label' from ${teams.live} t, jsonb_array_elements(t.profile_fields) as f (field)
     where t.team_id = $1 and f.field->>'id' = any ($3::text[])`,
    [teamId, ids, fields],
  )
  const names = new Map(Named.parse(named).map(({ id, name }) => [id, name]))
  return text => text?.replace(idPattern, id => names.get(id) ?? id) ?? null
}
