import type { LiabilityRequest } from '@laurel/ledger/audit/liability/liabilityPack.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { uuid, whole } from '../../engine/tables/columns.ts'
import { activities } from '../../recognition/activity/tables.ts'
import { ledgerEntries } from '../entries/tables.ts'
import { momentOf } from './moments.ts'

const ChannelCredits = z.object({ channelId: uuid.nullable(), points: whole })
export type ChannelCredits = z.output<typeof ChannelCredits>

/**
 * The points that shoutouts of a period gave, by channel. A credit does not name its channel, so that every credit of the
 * period is read with its shoutout: the cost grows with the period.
 */
export const channelCredits = (
  database: Queryable,
  { teamId, from, until, clock }: LiabilityRequest,
): Promise<ChannelCredits[]> => {
  const moment = momentOf(clock, 'e')
  return readRows(
    database,
    ChannelCredits,
    `select a.channel_id as "channelId", sum(e.points) as points
     from ${ledgerEntries.live} e
     left join ${activities.live} a on a.team_id = $1 and a.activity_id = e.subject_id
     where e.team_id = $1 and e.account in ('redeemable', 'owed') and e.event_type = 'ShoutoutCredited'
       and e.points > 0 and ${moment} >= $2 and ${moment} < $3
     group by 1`,
    [teamId, from, until],
  )
}
