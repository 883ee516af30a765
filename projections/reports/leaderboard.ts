import type { Clock } from '@laurel/ledger/audit/clock.ts'
import type { LeaderboardSide } from '@laurel/ledger/audit/leaderboardFromLog/leaderboardFold.ts'
import type { ChannelId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import { ledgerEntries, turned } from '../books/entries/tables.ts'
import type { Queryable } from '../engine/queryable.ts'
import { type ListRequest, type Page, readPage } from '../engine/querying/page.ts'
import { createParameters } from '../engine/querying/parameters.ts'
import { text, uuid, whole } from '../engine/tables/columns.ts'
import { members } from '../people/members/tables.ts'
import { activities } from '../recognition/activity/tables.ts'

const LeaderboardItem = z.object({
  rank: whole,
  memberId: uuid,
  name: text,
  pictureUrl: text.nullable(),
  points: whole,
  shoutouts: whole,
})
export type LeaderboardItem = z.output<typeof LeaderboardItem>

export type LeaderboardRequest = Pick<ListRequest<never>, 'offset' | 'limit'> & {
  readonly by: LeaderboardSide
  readonly clock: Clock
  /** Included. */
  readonly asOf: Instant
  /** Included; from the first shoutout on when left out. */
  readonly from?: Instant | undefined
  readonly channelId?: ChannelId | undefined
}

const momentOn = {
  occurred: (alias: string) => `${alias}.occurred_at`,
  recorded: (alias: string) => `${alias}.recorded_at`,
} as const

const shareOf = {
  given: { memberId: 'a.member_id', points: 'a.points', from: '' },
  received: {
    memberId: 'r.id::uuid',
    points: 'a.points_each',
    from: 'cross join jsonb_array_elements_text(a.recipient_ids) r(id)',
  },
} as const

/**
 * Ranks members by the points received or given in a period, as of an instant; members with equal points share a
 * rank, ordered by name, then by id. A recall leaves an entry in the ledger: that tells when a shoutout held, by
 * either clock, where its row tells only whether it does now.
 */
export const leaderboardAsOf = (
  database: Queryable,
  teamId: TeamId,
  { by, clock, asOf, from, channelId, offset, limit }: LeaderboardRequest,
): Promise<Page<LeaderboardItem>> => {
  const parameters = createParameters(teamId, asOf)
  const moment = momentOn[clock]
  const share = shareOf[by]
  const period = [
    `${moment('a')} <= $2`,
    ...(from === undefined ? [] : [`${moment('a')} >= ${parameters.bind(from)}`]),
    ...(channelId === undefined ? [] : [`a.channel_id = ${parameters.bind(channelId)}`]),
  ].join(' and ')
  return readPage(database, {
    schema: LeaderboardItem,
    select: `rank() over (order by s.points desc) as rank, s.points, s.shoutouts,
      m.member_id as "memberId", m.name, m.picture_url as "pictureUrl"`,
    from: `(
      select ${share.memberId} as member_id, sum(${share.points}) as points, count(*) as shoutouts
      from ${activities.live} a ${share.from}
      where a.team_id = $1 and a.kind = 'shoutout' and ${period}
        and not exists (
          select from (
            select e.subject_id
            from ${ledgerEntries.live} e
            where e.team_id = $1 and e.${turned} and ${moment('e')} <= $2
            group by e.subject_id
            having count(distinct e.position) filter (where e.event_type = 'ShoutoutRecalled')
              > count(distinct e.position) filter (where e.event_type = 'ShoutoutReinstated')
          ) recalled where recalled.subject_id = a.activity_id
        )
      group by 1
    ) s join ${members.live} m on m.team_id = $1 and m.member_id = s.member_id`,
    conditions: ['true'],
    parameters,
    request: { offset, limit },
    sortFields: {},
    defaultOrder: ['s.points', 'DESC'],
    tieBreak: ['lower(m.name)', 'm.member_id'],
    tieBreakOrder: 'ASC',
  })
}
