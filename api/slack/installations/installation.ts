import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'

/** A workspace that added the app, with the token to act in it. */
export const Installation = z.strictObject({
  /** The workspace, or the organisation when the app was added to a whole Enterprise Grid. */
  slackTeamId: z.string().min(1),
  teamId: Identifier,
  enterpriseId: z.string().nullable(),
  isEnterpriseInstall: z.boolean(),
  teamName: z.string(),
  appId: z.string(),
  botToken: z.string().min(1),
  /** Both are set when the app rotates its tokens. */
  refreshToken: z.string().nullable(),
  tokenExpiresAt: Instant.nullable(),
  botId: z.string().nullable(),
  botUserId: z.string(),
  scopes: z.array(z.string()),
  /** The Slack user who added the app. */
  installedBy: z.string(),
  installedAt: Instant,
})
export type Installation = z.infer<typeof Installation>
