import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { text, uuid } from '../../engine/tables/columns.ts'
import { members } from './tables.ts'

const Named = z.object({ memberId: uuid, name: text })

const namedMax = 100

/** The members whose names a text holds behind an `@`, the longest names first. */
export const membersNamedIn = (database: Queryable, teamId: TeamId, message: string) =>
  readRows(
    database,
    Named,
    `select member_id as "memberId", name from ${members.live}
     where team_id = $1 and name <> '' and position('@' || name in $2) > 0
     order by length(name) desc, is_active desc, member_id limit ${namedMax}`,
    [teamId, message],
  )

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** SQL that puts the names of today into a stored message. Members of other teams have none. */
export const shownMessageSql = (message: string, teamId: string): string =>
  `case when position('<@' in ${message}) = 0 then ${message} else (
    select string_agg(piece.words || case when mentioned.ids is null then ''
      else '@' || coalesce(person.name, 'Someone') end, '' order by piece.place)
    from regexp_split_to_table(${message}, '<@${id}>') with ordinality piece(words, place)
    left join regexp_matches(${message}, '<@(${id})>', 'g') with ordinality mentioned(ids, place)
      on mentioned.place = piece.place
    left join ${members.live} person
      on person.team_id = ${teamId} and person.member_id = mentioned.ids[1]::uuid) end`
