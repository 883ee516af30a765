import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import { beforeFirst, type EventLog, type RecordedEvent } from '@laurel/ledger/log/port.ts'
import { parseRecorded } from '@laurel/ledger/vault/parseRecorded.ts'
import type { Pool } from 'pg'
import { z } from 'zod'
import { applyChange } from './outbox.ts'
import { type Freshness, owedBy } from './owedBy.ts'

const checkpointName = 'announcements'

const StoredPosition = z.object({ position: z.coerce.number() })

/**
 * The position to continue from. A checkpoint beyond the end of the log remains after the log was restored from a
 * backup: it is set back to the end, so that new events are announced and old ones are not announced again.
 */
export const announcementsFrom = async (
  database: Pick<Pool, 'query'>,
  log: Pick<EventLog, 'head'>,
): Promise<number> => {
  const position = await readCheckpoint(database)
  // Read last, so that only a log that lost events can end before the checkpoint.
  const head = await log.head()
  if (position <= head) return position
  await database.query('update slack.checkpoints set position = $2 where name = $1 and position > $2', [
    checkpointName,
    head,
  ])
  return head
}

const readCheckpoint = async (database: Pick<Pool, 'query'>): Promise<number> => {
  const { rows } = await database.query(`select position from slack.checkpoints where name = $1`, [
    checkpointName,
  ])
  return StoredPosition.optional().parse(rows[0])?.position ?? beforeFirst
}

/**
 * Applies events to the outbox in one transaction with the checkpoint: each event counts once, even if two processes
 * read the same log.
 */
export const recordOwed = async (
  database: Pool,
  events: readonly RecordedEvent[],
  freshness: Freshness,
): Promise<void> => {
  const last = events.at(-1)
  if (!last) return
  await inTransaction(database, async client => {
    await client.query(
      `insert into slack.checkpoints (name, position) values ($1, $2) on conflict do nothing`,
      [checkpointName, beforeFirst],
    )
    const { rows } = await client.query(`select position from slack.checkpoints where name = $1 for update`, [
      checkpointName,
    ])
    const { position } = StoredPosition.parse(rows[0])
    for (const event of events) {
      if (event.position <= position) continue
      const change = owedBy(parseRecorded(event), freshness)
      if (change) await applyChange(client, change, freshness.now)
    }
    await client.query(`update slack.checkpoints set position = greatest(position, $2) where name = $1`, [
      checkpointName,
      last.position,
    ])
  })
}
