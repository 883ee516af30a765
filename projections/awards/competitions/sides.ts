import type { ChannelId, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { uuid, whole } from '../../engine/tables/columns.ts'
import { channelMembers } from '../../team/channels/tables.ts'
import { type Contest, scoresSql } from './scores.ts'

/** Scores by the ids of members or channels. */
export type Scores = ReadonlyMap<string, number>

const Score = z.object({ id: uuid, score: whole })

/** All scores above 0 as of now. */
export const scoresOf = async (database: Queryable, teamId: TeamId, contest: Contest): Promise<Scores> => {
  const parameters = createParameters(teamId)
  const rows = await readRows(database, Score, scoresSql(contest, parameters), parameters.values)
  return new Map(rows.map(({ id, score }) => [id, score]))
}

const Channel = channelMembers.schema.pick({ channelId: true })

/** Those of some channels that a member is in. */
export const channelsOf = async (
  database: Queryable,
  teamId: TeamId,
  memberId: MemberId,
  channelIds: readonly ChannelId[],
): Promise<ReadonlySet<ChannelId>> => {
  const rows = await readRows(
    database,
    Channel,
    `select c.channel_id as "channelId" from ${channelMembers.live} c
     where c.team_id = $1 and c.member_id = $2 and c.channel_id = any($3::uuid[])`,
    [teamId, memberId, channelIds],
  )
  return new Set(rows.map(({ channelId }) => channelId))
}
