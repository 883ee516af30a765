import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Pool } from 'pg'

/** Slack repeats a delivery within minutes, and after an outage within hours. */
const rememberedMilliseconds = 24 * 60 * 60 * 1000

/** Remembers that an event came. Answers false when it came before. */
export const receiveOnce = async (
  database: Pick<Pool, 'query'>,
  eventId: string,
  now: Instant,
): Promise<boolean> => {
  const { rowCount } = await database.query(
    `with outlived as (delete from slack.received_events where received_at < $3)
     insert into slack.received_events (event_id, received_at) values ($1, $2) on conflict do nothing`,
    [eventId, now, addMilliseconds(now, -rememberedMilliseconds)],
  )
  return rowCount === 1
}
