import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { readRow, readRows } from '../../engine/querying/rows.ts'
import { uuid, whole } from '../../engine/tables/columns.ts'
import { MemberReference } from '../../people/members/memberReference.ts'
import { isAmong } from '../../people/members/peopleSet.ts'
import type { People } from './standing.ts'
import { exchanges, givenInMonth, recognized } from './tables.ts'

const Reciprocity = z.object({ given: whole, returned: whole })
export type Reciprocity = z.output<typeof Reciprocity>

const isMutual = 'e.by_one > 0 and e.by_other > 0'

/** Fewer shoutouts each way say nothing about a pair. An index has these pairs. */
const isClose = 'e.by_one > 2 and e.by_other > 2'

/** The shoutouts that a team gave in a month, and how many of them went to someone who thanked the giver as well. */
export const reciprocityIn = async (
  database: Queryable,
  teamId: TeamId,
  month: number,
): Promise<Reciprocity> => {
  const row = await readRow(
    database,
    Reciprocity,
    `select
       (select coalesce(sum(g.times), 0)::bigint from ${givenInMonth.live} g
        where g.team_id = $1 and g.month = $2) as given,
       (select coalesce(sum(e.by_one + e.by_other), 0)::bigint from ${exchanges.live} e
        where e.team_id = $1 and e.month = $2 and ${isMutual}) as returned`,
    [teamId, month],
  )
  return row ?? { given: 0, returned: 0 }
}

const Pair = z.object({ oneId: uuid, otherId: uuid, times: whole })
export type Pair = z.output<typeof Pair>

/** Pairs of people who each thanked the other three times or more in a month. */
export const closePairs = (
  database: Queryable,
  teamId: TeamId,
  people: People,
  month: number,
  limit: number,
): Promise<Pair[]> => {
  const parameters = createParameters(teamId, month)
  const [one, other] = ['e.one_id', 'e.other_id'].map(column =>
    people ? isAmong(column, people, parameters) : 'true',
  )
  return readRows(
    database,
    Pair,
    `select e.one_id as "oneId", e.other_id as "otherId", e.by_one + e.by_other as times from ${exchanges.live} e
     where e.team_id = $1 and e.month = $2 and ${isClose}
       and ${one} and ${other}
     order by e.one_id, e.other_id limit ${parameters.bind(limit)}`,
    parameters.values,
  )
}

const Giver = MemberReference.extend({ times: whole })
export type Giver = z.output<typeof Giver>

/** How often active members gave in a month, by name. */
export const giversIn = (
  database: Queryable,
  teamId: TeamId,
  memberIds: readonly MemberId[],
  month: number,
): Promise<Giver[]> =>
  readRows(
    database,
    Giver,
    `select p.member_id as "memberId", p.name, p.picture_url as "pictureUrl", coalesce(g.times, 0) as times
     from ${recognized.live} p
     left join ${givenInMonth.live} g on g.team_id = $1 and g.month = $2 and g.member_id = p.member_id
     where p.team_id = $1 and p.member_id = any($3::uuid[]) and p.is_active
     order by lower(p.name), p.member_id`,
    [teamId, month, memberIds],
  )
