import { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { WebClient } from '@slack/web-api'
import { z } from 'zod'

/** The person behind a Slack request, and the client of their workspace. */
export type SlackCaller = {
  readonly teamId: TeamId
  readonly slackTeamId: string
  readonly slackUserId: string
  readonly client: WebClient
}

/** Set in Bolt's context by `authorize`. */
const Authorized = z.object({ laurelTeamId: TeamId, teamId: z.string() })

/** The caller of a request that Bolt has authorized. */
export const slackCallerOf = (boltContext: object, slackUserId: string, client: WebClient): SlackCaller => {
  const { laurelTeamId, teamId } = Authorized.parse(boltContext)
  return { teamId: laurelTeamId, slackTeamId: teamId, slackUserId, client }
}
