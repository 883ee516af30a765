import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { WebClient } from '@slack/web-api'

/** Who asks, from where. */
export type Visitor = {
  readonly teamId: TeamId
  readonly slackTeamId: string
  readonly slackUserId: string
  readonly client: WebClient
}
