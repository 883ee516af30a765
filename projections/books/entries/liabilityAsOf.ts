import { ages } from '@laurel/ledger/audit/liability/ageing.ts'
import {
  createLiabilityFold,
  type LiabilityPack,
  type LiabilityRequest,
} from '@laurel/ledger/audit/liability/liabilityPack.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { instant, uuid } from '../../engine/tables/columns.ts'
import { activities } from '../../recognition/activity/tables.ts'
import { ledgerEntries } from './tables.ts'

const { account, eventType, points } = ledgerEntries.schema.shape
const Movements = z.object({
  account,
  memberId: uuid.nullable(),
  eventType,
  points,
  instant,
  channelId: uuid.nullable(),
})

const daySeconds = 24 * 60 * 60

/** The age in seconds at which points enter the next class. */
const ageBounds = ages.map(({ daysMax }) => (daysMax + 1) * daySeconds).filter(Number.isFinite)

const momentOn = { occurred: 'e.occurred_at', recorded: 'e.recorded_at' } as const

/**
 * The liability statement of a period from the entries of a team. The database sums up what no line of the statement
 * tells apart, a few sums per member, and the fold of the audit makes the statement of them.
 */
export const liabilityAsOf = async (
  database: Queryable,
  request: LiabilityRequest,
): Promise<LiabilityPack> => {
  const { teamId, from, until, clock } = request
  const moment = momentOn[clock]
  const rows = await readRows(
    database,
    Movements,
    `select e.account, e.member_id as "memberId", e.event_type as "eventType", a.channel_id as "channelId",
       sum(e.points) as points, min(${moment}) as instant
     from ${ledgerEntries.live} e
     left join ${activities.live} a
       on e.event_type = 'ShoutoutCredited' and a.team_id = e.team_id and a.activity_id = e.subject_id
     where e.team_id = $1 and e.account in ('redeemable', 'owed', 'held') and ${moment} < $3
     group by e.account, e.member_id, e.event_type, a.channel_id, e.points > 0, ${moment} < $2,
       width_bucket(extract(epoch from $3::timestamptz - ${moment}), $4::numeric[])`,
    [teamId, from, until, ageBounds],
  )
  const fold = createLiabilityFold(request)
  for (const movements of rows) fold.post(movements)
  return fold.pack()
}
