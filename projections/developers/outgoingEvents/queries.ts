import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { beforeFirst } from '@laurel/ledger/log/port.ts'
import type { OutgoingEventType } from '@laurel/ledger/teams/outgoingEvents/vocabulary.ts'
import { z } from 'zod'
import { prepared, type Queryable } from '../../engine/queryable.ts'
import { type ListRequest, type Page, readPage } from '../../engine/querying/page.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { columnsOf, readRow, readRows } from '../../engine/querying/rows.ts'
import { text, whole } from '../../engine/tables/columns.ts'
import { channels } from '../../team/channels/tables.ts'
import { outgoingEvents } from './tables.ts'

/** An event with the name that its channel has now. */
export const OutgoingEventItem = outgoingEvents.schema.extend({ channelName: text.nullable() })
export type OutgoingEventItem = z.output<typeof OutgoingEventItem>

const select = `${columnsOf(outgoingEvents, 'e')}, c.title as "channelName"`
const from = `${outgoingEvents.live} e
  left join ${channels.live} c on c.team_id = e.team_id and c.channel_id = e.channel_id`

const after = prepared(
  `select ${select} from ${from}
   where e.team_id = $1 and e.position > $2 and ($3::text[] is null or e.type = any ($3))
   order by e.position limit $4`,
)

/** The events after a position, in the order of the log. */
export const outgoingEventsAfter = (
  database: Queryable,
  teamId: TeamId,
  position: number,
  types: readonly OutgoingEventType[] | null,
  limit: number,
): Promise<OutgoingEventItem[]> =>
  readRows(database, OutgoingEventItem, after, [teamId, position, types, limit])

const at = prepared(`select ${select} from ${from} where e.team_id = $1 and e.position = $2`)

export const outgoingEventAt = (
  database: Queryable,
  teamId: TeamId,
  position: number,
): Promise<OutgoingEventItem | null> => readRow(database, OutgoingEventItem, at, [teamId, position])

const Place = z.object({ position: whole.nullable() })

/** The position of the newest event of a team; `beforeFirst` without one. */
export const newestOutgoingPosition = async (database: Queryable, teamId: TeamId): Promise<number> => {
  const newest = await readRow(
    database,
    Place,
    `select max(position) as position from ${outgoingEvents.live} where team_id = $1`,
    [teamId],
  )
  return newest?.position ?? beforeFirst
}

/** The position after which the events of an instant and later ones come. */
export const outgoingPositionBefore = async (
  database: Queryable,
  teamId: TeamId,
  instant: Instant,
): Promise<number> => {
  const before = await readRow(
    database,
    Place,
    `select max(position) as position from ${outgoingEvents.live} where team_id = $1 and recorded_at < $2`,
    [teamId, instant],
  )
  return before?.position ?? beforeFirst
}

export type OutgoingEventListRequest = ListRequest<'position'> & {
  readonly types?: readonly OutgoingEventType[] | undefined
}

/** The events of a team, the newest first. */
export const listOutgoingEvents = (
  database: Queryable,
  teamId: TeamId,
  request: OutgoingEventListRequest = {},
): Promise<Page<OutgoingEventItem>> => {
  const parameters = createParameters(teamId)
  const conditions = ['e.team_id = $1']
  if (request.types) conditions.push(`e.type = any (${parameters.bind(request.types)}::text[])`)
  return readPage(database, {
    schema: OutgoingEventItem,
    select,
    from,
    conditions,
    parameters,
    request,
    sortFields: { position: 'e.position' },
    defaultOrder: ['e.position', 'DESC'],
    tieBreak: ['e.event_id'],
    counted: `${outgoingEvents.live} e`,
  })
}
