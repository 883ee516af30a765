import { setTimeout as pause } from 'node:timers/promises'
import { requestSync } from '@laurel/api/slack/sync/workspaceSyncs.ts'
import { addMilliseconds, instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { Company } from '../company.ts'
import { installWorkspace } from '../workspaces/installWorkspace.ts'
import { slackTeamIdOf } from '../workspaces/workspaceOf.ts'

const pauseMilliseconds = 100
const nightBeginsMilliseconds = 3 * 60 * 60 * 1_000

const Open = z.object({ count: z.coerce.number() })

/**
 * Connects the workspace of a company and waits for its nightly sync, profiles included. The schedule of the server
 * requests the same sync within a minute; requests with one cause are one sync.
 */
export const syncWorkspace = async (database: Pool, home: string, company: Company): Promise<void> => {
  await installWorkspace(database, home, company)
  const slackTeamId = slackTeamIdOf(company)
  const now = instantOf(new Date())
  const night = addMilliseconds(now, -nightBeginsMilliseconds).slice(0, '2026-11-22'.length)
  await requestSync(database, slackTeamId, `night of ${night}`, now)
  const asked = `select count(*) as count from delivery.jobs
                 where kind = 'slack.workspaceSync' and status = 'waiting' and payload ->> 'slackTeamId' = $1`
  for (;;) {
    const { count } = Open.parse((await database.query(asked, [slackTeamId])).rows[0])
    if (count === 0) break
    await pause(pauseMilliseconds)
  }
  const { rows } = await database.query(
    `select state from slack.workspace_syncs where slack_team_id = $1 and state <> 'done'`,
    [slackTeamId],
  )
  if (rows.length > 0) throw new Error(`The sync of ${slackTeamId} failed.`)
}
