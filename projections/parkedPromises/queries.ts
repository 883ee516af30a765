import type { TeamId } from '@laurel/ledger/values/ids.ts'
import type { Queryable } from '../queryable.ts'
import { type ListRequest, type Page, readPage } from '../querying/page.ts'
import { createParameters } from '../querying/parameters.ts'
import { columnsOf } from '../querying/rows.ts'
import { type ParkedPromiseRow, parkedPromises } from './tables.ts'

const sortFields = { occurredAt: 'p.occurred_at', recordedAt: 'p.recorded_at', commandType: 'p.command_type' }

/** What the system could not finish, the newest first. */
export const listParkedPromises = (
  database: Queryable,
  teamId: TeamId,
  request: ListRequest<keyof typeof sortFields> = {},
): Promise<Page<ParkedPromiseRow>> =>
  readPage(database, {
    schema: parkedPromises.schema,
    select: columnsOf(parkedPromises, 'p'),
    from: `${parkedPromises.live} p`,
    conditions: ['p.team_id = $1'],
    parameters: createParameters(teamId),
    request,
    sortFields,
    defaultOrder: 'p.recorded_at desc',
    tieBreak: 'p.event_id',
  })
