import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { type ListRequest, type Page, readPage } from '../../engine/querying/page.ts'
import { containing, createParameters } from '../../engine/querying/parameters.ts'
import { columnsOf, readRow } from '../../engine/querying/rows.ts'
import { text, whole } from '../../engine/tables/columns.ts'
import { members } from '../../people/members/tables.ts'
import { parkedPromises } from './tables.ts'

/** A parked promise with the name of whom it is about; null where nobody in the team is known by that id. */
export const ParkedPromiseItem = parkedPromises.schema.extend({
  memberName: text.nullable(),
  memberPictureUrl: text.nullable(),
})
export type ParkedPromiseItem = z.output<typeof ParkedPromiseItem>

const sortFields = {
  occurredAt: 'p.occurred_at',
  recordedAt: 'p.recorded_at',
  commandType: 'p.command_type',
  rejectionCode: 'p.rejection_code',
  points: 'p.points',
  memberName: 'lower(m.name)',
} as const

export type ParkedPromiseListRequest = ListRequest<keyof typeof sortFields> & {
  readonly promiseIds?: readonly string[] | undefined
  readonly commandType?: string | undefined
  readonly rejectionCode?: string | undefined
  readonly memberId?: MemberId | undefined
  /** Part of a member's name. */
  readonly q?: string | undefined
}

/** What the system could not finish, the newest first. */
export const listParkedPromises = (
  database: Queryable,
  teamId: TeamId,
  request: ParkedPromiseListRequest = {},
): Promise<Page<ParkedPromiseItem>> => {
  const { promiseIds, commandType, rejectionCode, memberId, q } = request
  const parameters = createParameters(teamId)
  const conditions = ['p.team_id = $1']
  if (promiseIds) conditions.push(`p.promise_id = any(${parameters.bind(promiseIds)}::uuid[])`)
  if (commandType) conditions.push(`p.command_type = ${parameters.bind(commandType)}`)
  if (rejectionCode) conditions.push(`p.rejection_code = ${parameters.bind(rejectionCode)}`)
  if (memberId) conditions.push(`p.member_id = ${parameters.bind(memberId)}`)
  if (q) conditions.push(`m.name ilike ${parameters.bind(containing(q))}`)
  return readPage(database, {
    schema: ParkedPromiseItem,
    select: `${columnsOf(parkedPromises, 'p')}, m.name as "memberName", m.picture_url as "memberPictureUrl"`,
    from: `${parkedPromises.live} p
      left join ${members.live} m on m.team_id = p.team_id and m.member_id = p.member_id`,
    conditions,
    parameters,
    request,
    sortFields,
    defaultOrder: 'p.recorded_at desc',
    tieBreak: 'p.promise_id',
  })
}

/** How much is parked in all teams together. */
export const countParkedPromises = async (database: Queryable): Promise<number> => {
  const counted = await readRow(
    database,
    z.object({ total: whole }),
    `select count(*) as total from ${parkedPromises.live}`,
    [],
  )
  return counted?.total ?? 0
}
