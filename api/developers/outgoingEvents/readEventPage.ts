import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { beforeFirst } from '@laurel/ledger/log/port.ts'
import type { OutgoingEventType } from '@laurel/ledger/teams/outgoingEvents/vocabulary.ts'
import {
  newestOutgoingPosition,
  outgoingEventsAfter,
} from '@laurel/projections/developers/outgoingEvents/queries.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { EventPage } from '../eventStream/readEventStream.ts'
import { cloudEventOf, type Envelope } from './cloudEventOf.ts'

export type WantedEvents = {
  readonly teamId: TeamId
  readonly types: readonly OutgoingEventType[] | null
  readonly limit: number
}

/** The wanted events of a team after a position. A reader of rare types goes on where the last page found nothing. */
export const readEventPage = async (
  database: Queryable,
  { teamId, types, limit }: WantedEvents,
  after: number,
  envelope: Envelope,
): Promise<EventPage> => {
  // Read first, so that the page has every wanted event up to there.
  const newest = types === null ? beforeFirst : await newestOutgoingPosition(database, teamId)
  const found = await outgoingEventsAfter(database, teamId, after, types, limit + 1)
  const page = found.slice(0, limit)
  const last = page.at(-1)?.position ?? after
  const hasMore = found.length > limit
  return {
    events: page.map(event => cloudEventOf(event, envelope)),
    position: hasMore ? last : Math.max(last, newest),
    hasMore,
  }
}
