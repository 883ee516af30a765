import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { createParameters, type Parameters } from '../../engine/querying/parameters.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { flag, whole } from '../../engine/tables/columns.ts'
import { members } from '../../people/members/tables.ts'
import { activities } from '../../recognition/activity/tables.ts'
import { channelMembers } from '../../team/channels/tables.ts'
import { type Contest, scoresSql } from './scores.ts'
import { competitions } from './tables.ts'

const countedReadModels = [
  competitions.readModel,
  activities.readModel,
  channelMembers.readModel,
  members.readModel,
]

const Score = z.object({ id: z.string(), score: z.number() })
const Members = z.object({ channelId: z.string(), memberIds: z.array(z.string()) })
const Counted = z.object({
  position: whole,
  /** Whether all read models are at this position. */
  isEven: flag,
})
/** Up to where the read models count. */
export type Counted = z.output<typeof Counted>

const Count = Counted.extend({
  scores: z.array(Score),
  members: z.array(Members),
})
export type Count = z.output<typeof Count>

/** SQL: the columns of `Counted`. */
const countedSql = (parameters: Parameters): string => {
  const readModels = parameters.bind(countedReadModels)
  const read = (position: string) =>
    `(select ${position} from projections.checkpoints where name = any(${readModels}))`
  return `${read('min(position)')} as position, ${read('min(position) = max(position)')} as "isEven"`
}

/** Up to where the read models would count now. */
export const countedThrough = async (database: Queryable): Promise<Counted> => {
  const parameters = createParameters()
  return only(await readRows(database, Counted, `select ${countedSql(parameters)}`, parameters.values))
}

/**
 * All scores above 0, the active members of the channels, and the position up to which the read models count both. One
 * statement reads them, so that they belong together.
 */
export const countScores = async (database: Queryable, teamId: TeamId, contest: Contest): Promise<Count> => {
  const parameters = createParameters(teamId)
  const channelIds = parameters.bind(contest.channelIds)
  const rows = await readRows(
    database,
    Count,
    `select ${countedSql(parameters)},
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
  return only(rows)
}

const only = <Row>([row]: readonly Row[]): Row => {
  if (!row) throw new Error('A statement without a table answered no row.')
  return row
}
