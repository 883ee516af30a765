import { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { OutgoingEventType } from '@laurel/ledger/teams/outgoingEvents/vocabulary.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { readRow, readRows } from '@laurel/projections/engine/querying/rows.ts'
import { members } from '@laurel/projections/people/members/tables.ts'
import { z } from 'zod'
import type { TokenCipher } from '../../access/tokenCipher.ts'

const instant = z.date().transform(date => date.toISOString())

export const WebhookRow = z.object({
  webhookId: z.string(),
  teamId: TeamId,
  url: z.string(),
  description: z.string(),
  types: z.array(OutgoingEventType),
  includesMessages: z.boolean(),
  secret: z.string(),
  formerSecret: z.string().nullable(),
  formerSecretUntil: instant.nullable(),
  disabledReason: z.enum(['administrator', 'failures', 'gone']).nullable(),
  position: z.coerce.number(),
  createdBy: MemberId,
  createdAt: instant,
  failingSince: instant.nullable(),
  lastSuccessAt: instant.nullable(),
  lastProblem: z.string().nullable(),
})
export type WebhookRow = z.output<typeof WebhookRow>

/** A webhook as administrators see it. */
const WebhookItem = WebhookRow.extend({
  creatorName: z.string().nullable(),
  creatorPictureUrl: z.string().nullable(),
  waiting: z.coerce.number(),
})
export type WebhookItem = z.output<typeof WebhookItem>

export const webhookColumns = (alias: string): string =>
  Object.keys(WebhookRow.shape)
    .map(name => `${alias}.${name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)} as "${name}"`)
    .join(', ')

const items = `select ${webhookColumns('w')}, m.name as "creatorName", m.picture_url as "creatorPictureUrl",
  (select count(*) from developers.deliveries d where d.webhook_id = w.webhook_id and d.state = 'waiting') as waiting
  from developers.webhooks w
  left join ${members.live} m on m.team_id = w.team_id and m.member_id = w.created_by`

export const webhooksOf = (database: Queryable, teamId: TeamId): Promise<WebhookItem[]> =>
  readRows(
    database,
    WebhookItem,
    `${items} where w.team_id = $1 order by w.created_at, w.webhook_id limit 100`,
    [teamId],
  )

export const webhookOf = (
  database: Queryable,
  teamId: TeamId,
  webhookId: string,
): Promise<WebhookItem | null> =>
  readRow(database, WebhookItem, `${items} where w.team_id = $1 and w.webhook_id = $2`, [teamId, webhookId])

/** What sealed secrets belong to: a row that is copied to another team does not open. */
const ownerOf = ({ teamId, webhookId }: Pick<WebhookRow, 'teamId' | 'webhookId'>): string =>
  `webhook ${teamId}.${webhookId}`

export const sealSecret = (
  cipher: TokenCipher,
  webhook: Pick<WebhookRow, 'teamId' | 'webhookId'>,
  secret: string,
): string => cipher.seal(secret, ownerOf(webhook))

/** The secrets that sign now: after a rotation the new one and, for a while, the former one. */
export const signingSecrets = (cipher: TokenCipher, webhook: WebhookRow, now: Instant): readonly string[] => {
  const { secret, formerSecret, formerSecretUntil } = webhook
  const isOverlapping = formerSecret !== null && formerSecretUntil !== null && now < formerSecretUntil
  return [secret, ...(isOverlapping ? [formerSecret] : [])].map(sealed =>
    cipher.open(sealed, ownerOf(webhook)),
  )
}
