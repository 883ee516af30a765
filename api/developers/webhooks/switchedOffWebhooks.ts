import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { readRows } from '@laurel/projections/engine/querying/rows.ts'
import { z } from 'zod'

const SwitchedOffWebhook = z.object({
  webhookId: z.string(),
  url: z.string(),
  description: z.string(),
  reason: z.enum(['failures', 'gone']),
  failingSince: z.date().transform(date => date.toISOString()),
})
export type SwitchedOffWebhook = z.output<typeof SwitchedOffWebhook>

/** The webhooks of a team that Laurel switched off, and that are off still. */
export const switchedOffWebhooks = (database: Queryable, teamId: TeamId): Promise<SwitchedOffWebhook[]> =>
  readRows(
    database,
    SwitchedOffWebhook,
    `select webhook_id as "webhookId", url, description, disabled_reason as reason,
       failing_since as "failingSince"
     from developers.webhooks
     where team_id = $1 and disabled_reason in ('failures', 'gone') and failing_since is not null
     order by created_at, webhook_id limit 100`,
    [teamId],
  )
