import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { createParameters, type Parameters } from '../../engine/querying/parameters.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { textSearch } from '../../engine/querying/textSearch.ts'
import { uuid } from '../../engine/tables/columns.ts'
import { members } from './tables.ts'

/** The members whose names have the words of a search. */
export type NamedMembers = {
  readonly words: string
  /** Null if there are more than are looked up one by one. */
  readonly ids: readonly MemberId[] | null
}

const namedMax = 1_000

const Named = z.object({ memberId: uuid })

/** Finds the members by name first, so that an index finds what belongs to them. */
export const namedMembers = async (
  database: Queryable,
  teamId: TeamId,
  words: string,
): Promise<NamedMembers> => {
  const parameters = createParameters(teamId)
  const rows = await readRows(
    database,
    Named,
    `${namedSql(words, parameters)} limit ${namedMax + 1}`,
    parameters.values,
  )
  return { words, ids: rows.length > namedMax ? null : rows.map(row => row.memberId) }
}

/** SQL: what follows the id of a member to ask whether it is among them; the team is the statement's first value. */
export const isNamedSql = ({ words, ids }: NamedMembers, parameters: Parameters): string =>
  ids ? `= any(${parameters.bind(ids)}::uuid[])` : `in (${namedSql(words, parameters)})`

const namedSql = (words: string, parameters: Parameters): string =>
  `select n.member_id as "memberId" from ${members.live} n
   where n.team_id = $1 and ${textSearch(words, parameters)('n.name')}`
