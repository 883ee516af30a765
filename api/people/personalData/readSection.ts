import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { Person } from '@laurel/ledger/vault/vault.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { members } from '@laurel/projections/people/members/tables.ts'
import { z } from 'zod'
import { showMentions } from '../mentions.ts'
import type { Section } from './section.ts'

const batchSize = 500

const Rows = z.array(z.object({ at: z.string(), key: z.string(), row: z.record(z.string(), z.unknown()) }))
const Named = z.array(z.object({ id: z.string(), name: z.string() }))

/** Reads the rows of a section in batches, oldest first, as the viewer may see them. */
export async function* readSection(
  database: Queryable,
  { teamId, memberId }: Person,
  viewerId: MemberId,
  { sql }: Section,
): AsyncGenerator<readonly Readonly<Record<string, unknown>>[]> {
  let after: readonly [at: string, key: string] = ['-infinity', '']
  for (;;) {
    const { rows } = await database.query(
      `with viewer as (select $5::uuid as member_id)
       select s.at::text as at, s.key, to_jsonb(s) - 'at' - 'key' as row from (${sql}) s
       where (s.at, s.key) > ($3::timestamptz, $4) order by s.at, s.key limit ${batchSize}`,
      [teamId, memberId, ...after, viewerId],
    )
    const found = Rows.parse(rows)
    if (found.length > 0)
      yield await withNames(
        database,
        teamId,
        found.map(({ row }) => row),
      )
    const last = found.at(-1)
    if (last === undefined || found.length < batchSize) return
    after = [last.at, last.key]
  }
}

const mentioned = /<@([0-9a-f-]{36})>/g

/** Messages hold the ids of the people they mention. */
const withNames = async (
  database: Queryable,
  teamId: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const ids = rows.flatMap(({ message }) =>
    typeof message === 'string' ? [...message.matchAll(mentioned)].map(([, id]) => id) : [],
  )
  if (ids.length === 0) return rows
  const { rows: found } = await database.query(
    `select member_id as id, name from ${members.live} where team_id = $1 and member_id = any ($2::uuid[])`,
    [teamId, ids],
  )
  const names = new Map(Named.parse(found).map(({ id, name }) => [id, name]))
  const nameOf = (id: MemberId) => Promise.resolve(names.get(id) ?? 'Someone')
  return Promise.all(
    rows.map(async row =>
      typeof row.message === 'string' ? { ...row, message: await showMentions(row.message, nameOf) } : row,
    ),
  )
}
