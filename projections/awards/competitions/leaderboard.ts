import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { createParameters, type Parameters } from '../../engine/querying/parameters.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { flag, text, uuid, whole } from '../../engine/tables/columns.ts'
import { members } from '../../people/members/tables.ts'
import { channelMembers, channels } from '../../team/channels/tables.ts'
import { type Contest, scoresSql } from './scores.ts'

/** A member or a channel, with its rank and score. Equal scores share a rank. */
export const Place = z.object({
  rank: whole,
  id: uuid,
  name: text,
  pictureUrl: text.nullable(),
  score: whole,
})
export type Place = z.output<typeof Place>

/** How many places are shown. */
export const placesMax = 100

const named = (type: Contest['type'], scores: string): string =>
  type === 'PVP'
    ? `select s.id, s.score, m.name, m.picture_url as "pictureUrl"
       from (${scores}) s join ${members.live} m on m.team_id = $1 and m.member_id = s.id`
    : `select s.id, s.score, coalesce(ch.title, '') as name, null::text as "pictureUrl"
       from (${scores}) s left join ${channels.live} ch on ch.team_id = $1 and ch.channel_id = s.id`

const Ranked = Place.extend({ line: whole, isOwn: flag })

/** The best places as of now, and the place of a member, or of the best of their channels. */
export type Leaderboard = { readonly places: readonly Place[]; readonly own: Place | null }

export const leaderboardOf = async (
  database: Queryable,
  teamId: TeamId,
  contest: Contest,
  memberId?: MemberId,
): Promise<Leaderboard> => {
  const parameters = createParameters(teamId)
  const scores = everySide(contest, scoresSql(contest, parameters), parameters)
  const own = `${parameters.bind(memberId ?? null)}::uuid`
  const isOwn =
    contest.type === 'PVP'
      ? `coalesce(n.id = ${own}, false)`
      : `exists (select from ${channelMembers.live} c
          where c.team_id = $1 and c.channel_id = n.id and c.member_id = ${own})`
  const shown = parameters.bind(placesMax)
  const rows = await readRows(
    database,
    Ranked,
    `select r.* from (
       select n.*, ${isOwn} as "isOwn", rank() over (order by n.score desc) as rank,
         row_number() over (order by n.score desc, lower(n.name), n.id) as line
       from (${named(contest.type, scores)}) n
     ) r where r.line <= ${shown} or r."isOwn" order by r.line`,
    parameters.values,
  )
  const places = rows.filter(({ line }) => line <= placesMax).map(row => Place.parse(row))
  const found = rows.find(row => row.isOwn && row.score > 0)
  return { places, own: found ? Place.parse(found) : null }
}

/** Channels without a score stand on the leaderboard as well: they are few. */
const everySide = ({ type, channelIds }: Contest, scores: string, parameters: Parameters): string =>
  type === 'PVP'
    ? scores
    : `select k.id, coalesce(s.score, 0) as score from unnest(${parameters.bind(channelIds)}::uuid[]) k(id)
       left join (${scores}) s on s.id = k.id`

const Named = z.object({ id: uuid, name: text, pictureUrl: text.nullable() })
export type NamedSide = z.output<typeof Named>

/** The names of members or channels. */
export const namesOf = (
  database: Queryable,
  teamId: TeamId,
  type: Contest['type'],
  ids: readonly string[],
): Promise<NamedSide[]> =>
  readRows(
    database,
    Named,
    `select n.id, n.name, n."pictureUrl"
     from (${named(type, 'select id, 0 as score from unnest($2::uuid[]) k(id)')}) n`,
    [teamId, ids],
  )
