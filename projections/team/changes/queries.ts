import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { ChangeKind } from '@laurel/ledger/teams/changes/vocabulary.ts'
import type { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { type ListRequest, type Page, readPage } from '../../engine/querying/page.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { columnsOf } from '../../engine/querying/rows.ts'
import type { TimeRange } from '../../engine/querying/timeRange.ts'
import { MemberReference, memberReferenceSql } from '../../people/members/memberReference.ts'
import { members } from '../../people/members/tables.ts'
import { initialValues } from './initialValues.ts'
import { changes } from './tables.ts'

/** A change with the member who made it, and the member that it is about. */
export const ChangeItem = changes.schema
  .extend({ actor: MemberReference.nullable(), member: MemberReference.nullable() })
  .transform(row => ({ ...row, before: row.before ?? initialValues.get(row.what) ?? null }))
export type ChangeItem = z.output<typeof ChangeItem>

const sortFields = { occurredAt: 'c.occurred_at' } as const

export type ChangeListRequest = ListRequest<keyof typeof sortFields> & {
  readonly what?: ChangeKind | undefined
  readonly subjectId?: string | undefined
  readonly actorId?: MemberId | undefined
  readonly occurred?: TimeRange | undefined
}

/** The changes of a team, the newest first. */
export const listChanges = (
  database: Queryable,
  teamId: TeamId,
  request: ChangeListRequest = {},
): Promise<Page<ChangeItem>> => {
  const { what, subjectId, actorId, occurred } = request
  const parameters = createParameters(teamId)
  const conditions = ['c.team_id = $1']
  if (what) conditions.push(`c.what = ${parameters.bind(what)}`)
  if (subjectId) conditions.push(`c.subject_id = ${parameters.bind(subjectId)}`)
  if (actorId) conditions.push(`c.actor_id = ${parameters.bind(actorId)}`)
  if (occurred?.from) conditions.push(`c.occurred_at >= ${parameters.bind(occurred.from)}`)
  if (occurred?.until) conditions.push(`c.occurred_at < ${parameters.bind(occurred.until)}`)
  return readPage(database, {
    schema: ChangeItem,
    select: `${columnsOf(changes, 'c')},
      case when a.member_id is not null then ${memberReferenceSql('a')} end as actor,
      case when s.member_id is not null then ${memberReferenceSql('s')} end as member`,
    from: `${changes.live} c
      left join ${members.live} a on a.team_id = c.team_id and a.member_id = c.actor_id
      left join ${members.live} s on s.team_id = c.team_id and s.member_id = c.subject_id`,
    conditions,
    parameters,
    request,
    sortFields,
    defaultOrder: ['c.occurred_at', 'DESC'],
    tieBreak: ['c.change_id'],
    // The order has an index: only a page behind an offset gains by finding its keys first.
    ...(request.offset && { key: 'c.team_id, c.change_id' }),
    counted: `${changes.live} c`,
  })
}
