import type { ExceptionFilter } from '@laurel/contract/billing/exceptions.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { type ListRequest, type Page, readPage } from '@laurel/projections/engine/querying/page.ts'
import { createParameters } from '@laurel/projections/engine/querying/parameters.ts'
import { readRow } from '@laurel/projections/engine/querying/rows.ts'
import { members } from '@laurel/projections/people/members/tables.ts'
import { z } from 'zod'
import { Exception, exceptionColumns } from './exceptionRows.ts'

/** An exception with the person who decided; null for an id that is no member any more. */
const ListedException = Exception.extend({
  deciderName: z.string().nullable(),
  deciderPictureUrl: z.string().nullable(),
})
export type ListedException = z.output<typeof ListedException>

const sortFields = { foundAt: 'e.found_at', occurredAt: 'e.occurred_at', cents: 'e.cents' } as const

export type ExceptionListRequest = ListRequest<keyof typeof sortFields> & Partial<ExceptionFilter>

const states = { open: ['open'], decided: ['compensated', 'accepted'], gone: ['gone'] } as const

/** A page of the exceptions of a team, the newest first: the open ones, unless a status or ids are asked for. */
export const listExceptions = (
  database: Queryable,
  teamId: TeamId,
  request: ExceptionListRequest = {},
): Promise<Page<ListedException>> => {
  const { id, status = id ? 'all' : 'open', about } = request
  const parameters = createParameters(teamId)
  const conditions = ['e.team_id = $1']
  if (id) conditions.push(`e.exception_id = any(${parameters.bind(id)}::uuid[])`)
  if (status !== 'all')
    conditions.push(`e.state in (${states[status].map(state => `'${state}'`).join(', ')})`)
  if (about) conditions.push(about === 'orders' ? `e.partner <> 'stripe'` : `e.partner = 'stripe'`)
  return readPage(database, {
    schema: ListedException,
    select: `${exceptionColumns}, m.name as "deciderName", m.picture_url as "deciderPictureUrl"`,
    from: `billing.exceptions e
      left join ${members.live} m on m.team_id = e.team_id and m.member_id = e.decided_by`,
    conditions,
    parameters,
    request,
    sortFields,
    defaultOrder: ['e.found_at', 'DESC'],
    tieBreak: ['e.exception_id'],
    key: 'e.exception_id',
  })
}

const Counted = z.object({ count: z.coerce.number() })
const open = prepared(`select count(*) from billing.exceptions where team_id = $1 and state = 'open'`)

export const countOpenExceptions = async (database: Queryable, teamId: TeamId): Promise<number> =>
  (await readRow(database, Counted, open, [teamId]))?.count ?? 0
