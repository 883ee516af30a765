import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { type ListRequest, nullable, type Page, readPage } from '../../engine/querying/page.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { columnsOf, readRow } from '../../engine/querying/rows.ts'
import { text, whole } from '../../engine/tables/columns.ts'
import { isNamedSql, namedMembers } from '../../people/members/namedMembers.ts'
import { members } from '../../people/members/tables.ts'
import { deadLetters } from './tables.ts'

/** A dead letter with the name of its member; null for an id that is no member of the team. */
export const DeadLetterItem = deadLetters.schema.extend({
  memberName: text.nullable(),
  memberPictureUrl: text.nullable(),
})
export type DeadLetterItem = z.output<typeof DeadLetterItem>

const sortFields = {
  occurredAt: 'p.occurred_at',
  recordedAt: 'p.recorded_at',
  commandType: 'p.command_type',
  rejectionCode: 'p.rejection_code',
  points: nullable('p.points'),
  memberName: nullable('lower(m.name)'),
} as const

export type DeadLetterListRequest = ListRequest<keyof typeof sortFields> & {
  readonly deadLetterIds?: readonly string[] | undefined
  readonly commandType?: string | undefined
  readonly rejectionCode?: string | undefined
  readonly memberId?: MemberId | undefined
  /** Part of a member's name. */
  readonly q?: string | undefined
}

/** The open dead letters of a team, the newest first. */
export const listDeadLetters = async (
  database: Queryable,
  teamId: TeamId,
  request: DeadLetterListRequest = {},
): Promise<Page<DeadLetterItem>> => {
  const { deadLetterIds, commandType, rejectionCode, memberId, q } = request
  const parameters = createParameters(teamId)
  const conditions = ['p.team_id = $1']
  if (deadLetterIds) conditions.push(`p.dead_letter_id = any(${parameters.bind(deadLetterIds)}::uuid[])`)
  if (commandType) conditions.push(`p.command_type = ${parameters.bind(commandType)}`)
  if (rejectionCode) conditions.push(`p.rejection_code = ${parameters.bind(rejectionCode)}`)
  if (memberId) conditions.push(`p.member_id = ${parameters.bind(memberId)}`)
  if (q) {
    const named = await namedMembers(database, teamId, q)
    conditions.push(`p.member_id ${isNamedSql(named, parameters)}`)
  }
  return readPage(database, {
    schema: DeadLetterItem,
    select: `${columnsOf(deadLetters, 'p')}, m.name as "memberName", m.picture_url as "memberPictureUrl"`,
    from: `${deadLetters.live} p
      left join ${members.live} m on m.team_id = p.team_id and m.member_id = p.member_id`,
    conditions,
    parameters,
    request,
    sortFields,
    defaultOrder: ['p.recorded_at', 'DESC'],
    tieBreak: ['p.dead_letter_id'],
    ...(q && { count: false }),
    key: 'p.team_id, p.dead_letter_id',
  })
}

/** The number of open dead letters in all teams. */
export const countDeadLetters = async (database: Queryable): Promise<number> => {
  const counted = await readRow(
    database,
    z.object({ total: whole }),
    `select count(*) as total from ${deadLetters.live}`,
    [],
  )
  return counted?.total ?? 0
}
