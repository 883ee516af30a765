import { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { WebClient } from '@slack/web-api'
import { z } from 'zod'
import type { Visitor } from '../../recognition/slack/giving/visitor.ts'

/** What `authorize` puts into Bolt's context. */
const Authorized = z.object({ laurelTeamId: TeamId, teamId: z.string() })

/** Who is behind a request that Bolt has authorized. */
export const visitorOf = (boltContext: object, slackUserId: string, client: WebClient): Visitor => {
  const { laurelTeamId, teamId } = Authorized.parse(boltContext)
  return { teamId: laurelTeamId, slackTeamId: teamId, slackUserId, client }
}
