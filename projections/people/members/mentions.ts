import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { text, uuid } from '../../engine/tables/columns.ts'
import { members } from './tables.ts'

const Named = z.object({ memberId: uuid, name: text })

const namedMax = 100

/** The members with one of some names, the longest names first. */
export const membersNamed = (database: Queryable, teamId: TeamId, names: readonly string[]) =>
  readRows(
    database,
    Named,
    // An index has the names in lower case.
    `select m.member_id as "memberId", m.name from ${members.live} m
     where m.team_id = $1 and m.name = any($2)
       and lower(m.name) = any(array(select lower(wanted) from unnest($2::text[]) wanted))
     order by length(m.name) desc, m.is_active desc, m.member_id limit ${namedMax}`,
    [teamId, names],
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
