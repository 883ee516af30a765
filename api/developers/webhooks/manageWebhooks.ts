import { randomUUID } from 'node:crypto'
import { type WebhookSettings, webhooksMax } from '@laurel/contract/developers/webhook.ts'
import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { newestOutgoingPosition } from '@laurel/projections/developers/outgoingEvents/queries.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { readRow } from '@laurel/projections/engine/querying/rows.ts'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { TokenCipher } from '../../access/tokenCipher.ts'
import { endPauses } from './deliverAgain.ts'
import { newSecret } from './signing.ts'
import { sealSecret, webhooksOf } from './webhookRows.ts'

/** Both secrets sign for so long after a rotation. */
const overlapMilliseconds = 24 * 60 * 60 * 1000

export type WebhookOwner = { readonly teamId: TeamId; readonly memberId: MemberId }

const settingsOf = ({ url, description, types, includes_messages }: WebhookSettings) => [
  url,
  description,
  types,
  includes_messages,
]

/** Adds a webhook, which gets what happens from now on. Answers its secret, which is not shown again. */
export const createWebhook = (
  { database, cipher }: { readonly database: Pool; readonly cipher: TokenCipher },
  { teamId, memberId }: WebhookOwner,
  settings: WebhookSettings,
  now: Instant,
): Promise<{ readonly webhookId: string; readonly secret: string } | 'tooMany'> =>
  inTransaction(database, async client => {
    // One at a time, so that the number is exact.
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`webhooks ${teamId}`])
    if ((await webhooksOf(client, teamId)).length >= webhooksMax) return 'tooMany'
    const webhookId = randomUUID()
    const secret = newSecret()
    await client.query(
      `insert into developers.webhooks
         (webhook_id, team_id, url, description, types, includes_messages, secret, position, created_by, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        webhookId,
        teamId,
        ...settingsOf(settings),
        sealSecret(cipher, { teamId, webhookId }, secret),
        await newestOutgoingPosition(client, teamId),
        memberId,
        now,
      ],
    )
    return { webhookId, secret }
  })

const isChanged = async (database: Queryable, sql: string, values: unknown[]): Promise<boolean> =>
  (await database.query(`${sql} returning 1`, values)).rows.length > 0

/**
 * What waits is sent to another address at once: the pauses were for the former one. Answers whether there is such a
 * webhook; so do the others.
 */
export const changeWebhook = (
  database: Pool,
  { teamId, webhookId }: { readonly teamId: TeamId; readonly webhookId: string },
  settings: WebhookSettings,
  now: Instant,
): Promise<boolean> =>
  inTransaction(database, async client => {
    const changed = await readRow(
      client,
      z.object({ isMoved: z.boolean() }),
      `with former as (
         select url from developers.webhooks where team_id = $1 and webhook_id = $2 for update)
       update developers.webhooks w set url = $3, description = $4, types = $5, includes_messages = $6
       from former where w.team_id = $1 and w.webhook_id = $2 returning former.url <> $3 as "isMoved"`,
      [teamId, webhookId, ...settingsOf(settings)],
    )
    if (changed?.isMoved) await endPauses(client, webhookId, now)
    return changed !== null
  })

export const deleteWebhook = (database: Queryable, teamId: TeamId, webhookId: string): Promise<boolean> =>
  isChanged(database, 'delete from developers.webhooks where team_id = $1 and webhook_id = $2', [
    teamId,
    webhookId,
  ])

export const disableWebhook = (database: Queryable, teamId: TeamId, webhookId: string): Promise<boolean> =>
  isChanged(
    database,
    `update developers.webhooks set disabled_reason = coalesce(disabled_reason, 'administrator')
     where team_id = $1 and webhook_id = $2`,
    [teamId, webhookId],
  )

/** Replaces the secret, and lets the former one sign for a day. Answers the new one; null without such a webhook. */
export const rotateSecret = async (
  { database, cipher }: { readonly database: Queryable; readonly cipher: TokenCipher },
  teamId: TeamId,
  webhookId: string,
  now: Instant,
): Promise<string | null> => {
  const secret = newSecret()
  const isRotated = await isChanged(
    database,
    `update developers.webhooks set former_secret = secret, former_secret_until = $3, secret = $4
     where team_id = $1 and webhook_id = $2`,
    [
      teamId,
      webhookId,
      addMilliseconds(now, overlapMilliseconds),
      sealSecret(cipher, { teamId, webhookId }, secret),
    ],
  )
  return isRotated ? secret : null
}
