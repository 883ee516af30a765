import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Clock } from './clock.ts'
import type { SessionOwner } from './sessions.ts'

/** The codes of the specification. */
export type SecurityActivity =
  | 'REFRESH_TOKEN'
  | 'AUTHENTICATED_WITH_SLACK_TOKEN'
  | 'HITHRIVE_TOKEN_EXPIRED'
  | 'AUTHENTICATED_WITH_HITHRIVE_TOKEN'

/** The origin of a request. */
export type Visitor = { readonly ipAddress: string; readonly userAgent: string | null }

export type SecurityLog = {
  note(activity: SecurityActivity, owner: SessionOwner, visitor: Visitor): Promise<void>
}

const userAgentLengthMax = 500

export const createSecurityLog = (database: Queryable, clock: Clock): SecurityLog => ({
  note: async (activity, { teamId, memberId }, { ipAddress, userAgent }) => {
    await database.query(
      `insert into access.security_log (team_id, member_id, activity, ip_address, user_agent, created_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [teamId, memberId, activity, ipAddress, userAgent?.slice(0, userAgentLengthMax) ?? null, clock()],
    )
  },
})
