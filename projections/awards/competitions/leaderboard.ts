import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { flag, text, uuid, whole } from '../../engine/tables/columns.ts'
import { members } from '../../people/members/tables.ts'
import { activities } from '../../recognition/activity/tables.ts'
import { channelMembers, channels } from '../../team/channels/tables.ts'
import { type Contest, scoresSql } from './scores.ts'
import { competitions } from './tables.ts'

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
  const scores = everySide(contest, scoresSql(contest, parameters), parameters.bind)
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
const everySide = (
  { type, channelIds }: Contest,
  scores: string,
  bind: (value: unknown) => string,
): string =>
  type === 'PVP'
    ? scores
    : `select k.id, coalesce(s.score, 0) as score from unnest(${bind(channelIds)}::uuid[]) k(id)
       left join (${scores}) s on s.id = k.id`

const Score = z.object({ id: z.string(), score: z.number() })
const Members = z.object({ channelId: z.string(), memberIds: z.array(z.string()) })
const Count = z.object({
  position: whole,
  /** Whether all read models are at this position. */
  isEven: flag,
  scores: z.array(Score),
  members: z.array(Members),
})
export type Count = z.output<typeof Count>

/**
 * All scores above 0, the active members of the channels, and the position up to which the read models count both. One
 * statement reads them, so that they belong together.
 */
export const countScores = async (database: Queryable, teamId: TeamId, contest: Contest): Promise<Count> => {
  const parameters = createParameters(teamId)
  const channelIds = parameters.bind(contest.channelIds)
  const readModels = parameters.bind(countedReadModels)
  const [count] = await readRows(
    database,
    Count,
    `select
       (select min(position) from projections.checkpoints where name = any(${readModels})) as position,
       (select min(position) = max(position) from projections.checkpoints where name = any(${readModels})) as "isEven",
       (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'score', s.score)), '[]')
         from (${scoresSql(contest, parameters)}) s) as scores,
       (select coalesce(jsonb_agg(jsonb_build_object('channelId', k.channel_id, 'memberIds', k.member_ids)), '[]')
         from (
           select c.channel_id, jsonb_agg(c.member_id order by c.member_id) as member_ids
           from ${channelMembers.live} c
           join ${members.live} m on m.team_id = c.team_id and m.member_id = c.member_id and m.is_active
           where c.team_id = $1 and c.channel_id = any(${channelIds}::uuid[]) group by c.channel_id
         ) k) as members`,
    parameters.values,
  )
  if (!count) throw new Error('A statement without a table answered no row.')
  return count
}

const countedReadModels = [
  competitions.readModel,
  activities.readModel,
  channelMembers.readModel,
  members.readModel,
]

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
