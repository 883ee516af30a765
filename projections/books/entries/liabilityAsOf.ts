import { ages } from '@laurel/ledger/audit/liability/ageing.ts'
import {
  createLiabilityFold,
  type LiabilityPack,
  type LiabilityRequest,
} from '@laurel/ledger/audit/liability/liabilityPack.ts'
import { recallDaysMax } from '@laurel/ledger/audit/liability/recalledCredits.ts'
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
  agedAt: instant,
  channelId: uuid.nullable(),
})

const daySeconds = 24 * 60 * 60

/** The age in seconds at which points enter the next class. */
const ageBounds = ages.map(({ daysMax }) => (daysMax + 1) * daySeconds).filter(Number.isFinite)

const momentOf = {
  e: { occurred: 'e.occurred_at', recorded: 'e.recorded_at' },
  c: { occurred: 'c.occurred_at', recorded: 'c.recorded_at' },
} as const

/**
 * The liability statement of a period from the entries of a team. The database sums up what no line of the statement
 * tells apart, a few sums per member, and the fold of the audit makes the statement of them.
 */
export const liabilityAsOf = async (
  database: Queryable,
  request: LiabilityRequest,
): Promise<LiabilityPack> => {
  const { teamId, from, until, clock } = request
  const moment = momentOf.e[clock]
  const agedAt = `coalesce(credit.moment, ${moment})`
  const rows = await readRows(
    database,
    Movements,
    `select e.account, e.member_id as "memberId", e.event_type as "eventType", a.channel_id as "channelId",
       sum(e.points) as points, min(${moment}) as instant, min(${agedAt}) as "agedAt"
     from ${ledgerEntries.live} e
     left join ${activities.live} a
       on e.event_type = 'ShoutoutCredited' and a.team_id = e.team_id and a.activity_id = e.subject_id
     left join lateral (
       select case when ${momentOf.c[clock]} between ${moment} - interval '${recallDaysMax} days' and ${moment}
         then ${momentOf.c[clock]} end as moment
       from ${ledgerEntries.live} c
       where c.event_type = case e.event_type
           when 'ShoutoutClawedBack' then 'ShoutoutCredited'
           when 'AwardClawedBack' then 'AwardCredited'
         end and c.team_id = e.team_id and c.member_id = e.member_id
         and c.account in ('redeemable', 'owed') and c.subject_id = e.subject_id and c.position < e.position
       order by c.position desc limit 1
     ) credit on true
     where e.team_id = $1 and e.account in ('redeemable', 'owed', 'held') and ${moment} < $3
     group by e.account, e.member_id, e.event_type, a.channel_id, e.points > 0, ${moment} < $2,
       width_bucket(extract(epoch from $3::timestamptz - ${agedAt}), $4::numeric[])`,
    [teamId, from, until, ageBounds],
  )
  const fold = createLiabilityFold(request)
  for (const movements of rows) fold.post(movements)
  return fold.pack()
}
