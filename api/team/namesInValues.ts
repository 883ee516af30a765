import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { members } from '@laurel/projections/people/members/tables.ts'
import type { ChangeItem } from '@laurel/projections/team/changes/queries.ts'
import { channels } from '@laurel/projections/team/channels/tables.ts'
import { z } from 'zod'

const idPattern = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

const Named = z.array(z.object({ id: z.string(), name: z.string() }))

/** Replaces the ids of members and channels in the values of these changes by their names. */
export const namesInValues = async (
  database: Queryable,
  teamId: TeamId,
  rows: readonly Pick<ChangeItem, 'before' | 'after'>[],
): Promise<(text: string | null) => string | null> => {
  const texts = rows.flatMap(({ before, after }) => [
    ...Object.values(before ?? {}),
    ...Object.values(after ?? {}),
  ])
  const ids: readonly MemberId[] = [...new Set(texts.flatMap(text => text?.match(idPattern) ?? []))]
  if (ids.length === 0) return text => text
  const { rows: found } = await database.query(
    `select m.member_id as id, m.name from ${members.live} m
     where m.team_id = $1 and m.member_id = any ($2::uuid[])
     union all
     select c.channel_id as id, c.title as name from ${channels.live} c
     where c.team_id = $1 and c.channel_id = any ($2::uuid[])`,
    [teamId, ids],
  )
  const names = new Map(Named.parse(found).map(({ id, name }) => [id, name]))
  return text => text?.replace(idPattern, id => names.get(id) ?? id) ?? null
}
