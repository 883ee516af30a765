import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { exportBatchSize } from '@laurel/projections/engine/querying/batches.ts'
import type { PageCursor } from '@laurel/projections/engine/querying/cursor.ts'
import { type ListRequest, type Page, readPage } from '@laurel/projections/engine/querying/page.ts'
import { createParameters } from '@laurel/projections/engine/querying/parameters.ts'
import type { TimeRange } from '@laurel/projections/engine/querying/timeRange.ts'
import { members } from '@laurel/projections/people/members/tables.ts'
import { z } from 'zod'
import { securityLogKeptMilliseconds } from './limits.ts'

const Entry = z.object({
  entryId: z.string(),
  memberId: z.string().nullable(),
  activity: z.string(),
  detail: z.string().nullable(),
  ipAddress: z.string().nullable(),
  userAgent: z.string().nullable(),
  createdAt: z.date().transform(date => date.toISOString()),
  memberName: z.string().nullable(),
  memberPictureUrl: z.string().nullable(),
})
/** An entry of the security log with the person who acted; no person for acts of the operator. */
export type LoggedActivity = z.output<typeof Entry>

export type SecurityLogFilter = {
  readonly activity?: string | undefined
  readonly memberId?: MemberId | undefined
  readonly created: TimeRange
}

/** The entries of a team in the last 30 days, the newest first. */
export const readSecurityLog = (
  database: Queryable,
  teamId: TeamId,
  filter: SecurityLogFilter,
  now: Date,
  request: ListRequest<never> = {},
): Promise<Page<LoggedActivity>> => {
  const { activity, memberId, created } = filter
  const parameters = createParameters(teamId)
  const kept = new Date(now.getTime() - securityLogKeptMilliseconds)
  const conditions = ['s.team_id = $1', `s.created_at >= ${parameters.bind(kept)}`]
  if (activity) conditions.push(`s.activity = ${parameters.bind(activity)}`)
  if (memberId) conditions.push(`s.member_id = ${parameters.bind(memberId)}`)
  if (created.from) conditions.push(`s.created_at >= ${parameters.bind(created.from)}`)
  if (created.until) conditions.push(`s.created_at < ${parameters.bind(created.until)}`)
  return readPage(database, {
    schema: Entry,
    select: `s.entry_id::text as "entryId", s.member_id as "memberId", s.activity,
      coalesce(d.name, s.detail) as detail,
      s.ip_address as "ipAddress", s.user_agent as "userAgent", s.created_at as "createdAt",
      m.name as "memberName", m.picture_url as "memberPictureUrl"`,
    from: `access.security_log s
      left join ${members.live} m on m.team_id = s.team_id and m.member_id = s.member_id
      left join ${members.live} d on d.team_id = s.team_id
        and d.member_id = case when s.activity = 'PERSONAL_DATA_SAVED' then s.detail::uuid end`,
    conditions,
    parameters,
    request,
    sortFields: {},
    defaultOrder: ['s.created_at', 'DESC'],
    tieBreak: ['s.entry_id'],
    key: 's.entry_id',
    count: false,
  })
}

/** All these entries, batch by batch. */
export async function* exportSecurityLog(
  database: Queryable,
  teamId: TeamId,
  filter: SecurityLogFilter,
  now: Date,
): AsyncGenerator<readonly LoggedActivity[]> {
  let cursor: PageCursor | undefined
  for (;;) {
    const request = { limit: exportBatchSize, ...(cursor && { cursor }) }
    const { rows, next } = await readSecurityLog(database, teamId, filter, now, request)
    yield rows
    if (!next) return
    cursor = next
  }
}
