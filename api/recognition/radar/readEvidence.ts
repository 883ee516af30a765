import { evidenceMax } from '@laurel/contract/recognition/findings.ts'
import { monthRange } from '@laurel/ledger/kernel/month.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { readRows } from '@laurel/projections/engine/querying/rows.ts'
import { type ActivityItem, latestActivity } from '@laurel/projections/recognition/activity/queries.ts'
import { activities } from '@laurel/projections/recognition/activity/tables.ts'
import type { TeamRow } from '@laurel/projections/team/teams/tables.ts'
import type { ListedFinding } from './listFindings.ts'
import { monthAfter } from './months.ts'
import { isWithin, lastDays, type Span } from './resets.ts'
import { repeatedFrom, wordsOf } from './wordsOf.ts'

type Team = Pick<TeamRow, 'teamId' | 'timeZone' | 'interval'>

/** More thanks of a few people in a month are not read. */
const readMax = 2_000

const Row = activities.schema.pick({ activityId: true, occurredAt: true, message: true })

/** The shoutouts or awards behind a finding, the newest first. */
export const readEvidence = async (
  database: Queryable,
  team: Team,
  finding: Pick<ListedFinding, 'signal' | 'subjects' | 'month'>,
): Promise<readonly ActivityItem[]> => {
  const { signal, month } = finding
  const subjectIds = finding.subjects.map(({ memberId }) => memberId)
  const isAmongAll = signal === 'pair' || signal === 'ring'
  const isToSome = isAmongAll || signal === 'favourite' || signal === 'circle'
  const from = signal === 'circle' ? monthAfter(month, -2) : month
  const span = {
    from: monthRange(from, team.timeZone).from,
    until: monthRange(month, team.timeZone).until,
  }
  const rows = await readRows(
    database,
    Row,
    `select a.activity_id as "activityId", a.occurred_at as "occurredAt", a.message from ${activities.live} a
     where a.team_id = $1 and a.member_id = any($2::uuid[]) and a.kind = $3 and not a.is_recalled
       and a.occurred_at >= $4 and a.occurred_at < $5 and (not $6 or a.recipient_ids ?| $7::text[])
     order by a.occurred_at desc, a.position desc limit ${readMax}`,
    [
      team.teamId,
      isAmongAll ? subjectIds : subjectIds.slice(0, 1),
      signal === 'circle' ? 'award' : 'shoutout',
      span.from,
      span.until,
      isToSome,
      isAmongAll ? subjectIds : subjectIds.slice(1),
    ],
  )
  const activityIds = chosen(rows, signal, span, team)
    .slice(0, evidenceMax)
    .map(({ activityId }) => activityId)
  return latestActivity(database, team.teamId, { activityIds, limit: evidenceMax })
}

type Read = { readonly activityId: string; readonly occurredAt: string; readonly message: string }

/** Of what someone gave in a month, what a habit is about. */
const chosen = (
  rows: readonly Read[],
  signal: ListedFinding['signal'],
  span: Span,
  { interval, timeZone }: Team,
): readonly Read[] => {
  if (signal === 'burst') {
    const resets = lastDays(span, interval ?? 'MONTHLY', timeZone)
    return rows.filter(({ occurredAt }) => isWithin(resets, occurredAt))
  }
  if (signal !== 'wordless') return rows
  const texts = new Map<string, number>()
  for (const { message } of rows) texts.set(wordsOf(message), (texts.get(wordsOf(message)) ?? 0) + 1)
  return rows.filter(({ message }) => {
    const words = wordsOf(message)
    return words === '' || (texts.get(words) ?? 0) >= repeatedFrom
  })
}
