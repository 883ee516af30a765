import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { SlackSignInSettings } from '../../../access/slackOpenId.ts'
import type { SyncApart } from '../../../slack/sync/runSync.ts'
import { runApart } from '../../apart/runApart.ts'
import type { StoreSettings } from '../../stores/settings.ts'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))

/** The request, with the credentials of the Slack app. */
export const AskedSync = z.strictObject({
  slackTeamId: z.string(),
  cause: z.string(),
  clientId: z.string(),
  clientSecret: z.string(),
  issuer: z.string(),
})

/**
 * Syncs a large workspace in a process of its own. Thousands of people are recorded for it, while the server shows them
 * and answers others.
 */
export const syncApart =
  (settings: StoreSettings, { clientId, clientSecret, issuer }: SlackSignInSettings): SyncApart =>
  ({ slackTeamId, cause }, signal) =>
    runApart(
      {
        program,
        settings,
        asked: {
          slackTeamId,
          cause,
          clientId,
          clientSecret,
          issuer,
        } satisfies z.infer<typeof AskedSync>,
        failure: 'The workspace was not synced',
      },
      signal,
    )
