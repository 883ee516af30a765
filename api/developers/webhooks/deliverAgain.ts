import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { newestOutgoingPosition } from '@laurel/projections/developers/outgoingEvents/queries.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { readRows } from '@laurel/projections/engine/querying/rows.ts'
import type { Pool } from 'pg'
import { z } from 'zod'
import { enqueue } from '../../delivery/enqueue.ts'
import { recall } from '../../delivery/recall.ts'
import { runAgain } from '../../delivery/revive.ts'
import { deliveryKey, newDeliveryJob } from './deliveryJob.ts'
import type { DeliveryRow } from './deliveryRows.ts'

/** Tries a delivery again now, with all attempts ahead of it. */
export const deliverAgain = (database: Pool, delivery: DeliveryRow, now: Instant): Promise<void> =>
  inTransaction(database, async client => {
    await client.query(
      `update developers.deliveries set state = 'waiting', next_attempt_at = $2, attempts_before = attempts
       where delivery_id = $1`,
      [delivery.deliveryId, now],
    )
    const revived = await runAgain(client, [deliveryKey(delivery)], now)
    // Jobs that ended long ago are deleted.
    if (revived === 0) await enqueue(client, [newDeliveryJob(delivery)], now)
  })

const Named = z.object({ deliveryId: z.string() })

/** Makes what waits for a webhook due now, in its order, with all attempts ahead of it. */
export const endPauses = async (client: Queryable, webhookId: string, now: Instant): Promise<void> => {
  const waiting = await readRows(
    client,
    Named,
    `update developers.deliveries set attempts_before = attempts
     where webhook_id = $1 and state = 'waiting' returning delivery_id as "deliveryId"`,
    [webhookId],
  )
  await runAgain(client, waiting.map(deliveryKey), now, 'waiting')
}

/**
 * Switches a webhook on. What happened while it was off is sent, too, with `catchesUp`; otherwise it begins with what
 * happens now. Answers whether there is such a webhook.
 */
export const enableWebhook = (
  database: Pool,
  { teamId, webhookId }: { readonly teamId: TeamId; readonly webhookId: string },
  catchesUp: boolean,
  now: Instant,
): Promise<boolean> =>
  inTransaction(database, async client => {
    const { rowCount } = await client.query(
      `update developers.webhooks set disabled_reason = null, failing_since = null, last_problem = null
       where team_id = $1 and webhook_id = $2`,
      [teamId, webhookId],
    )
    if (rowCount === 0) return false
    if (catchesUp) {
      await endPauses(client, webhookId, now)
      return true
    }
    const left = await readRows(
      client,
      Named,
      `update developers.deliveries set state = 'failed', problem = 'Left out when the webhook was switched on.',
         next_attempt_at = null where webhook_id = $1 and state = 'waiting' returning delivery_id as "deliveryId"`,
      [webhookId],
    )
    // Put off while the webhook was off, they would keep the later ones waiting.
    await recall(client, left.map(deliveryKey), now)
    await client.query('update developers.webhooks set position = $2 where webhook_id = $1', [
      webhookId,
      await newestOutgoingPosition(client, teamId),
    ])
    return true
  })
