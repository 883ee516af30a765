import type { SecurityActivity } from '@laurel/contract/team/securityActivity.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { LRUCache } from 'lru-cache'
import type { Clock } from './clock.ts'
import { repeatsRememberedMax, strangersPerHourMax } from './limits.ts'
import { hashOfSecret } from './secret.ts'
import type { SessionOwner } from './sessions.ts'
import { userAgentIn, type Visitor } from './visitor.ts'

const minute = 60_000
const hour = 60 * minute

/**
 * What the log records, the codes of the specification first, and the period in which a repeat is not recorded again;
 * zero records each one.
 */
const repeatPeriods = {
  REFRESH_TOKEN: hour,
  AUTHENTICATED_WITH_SLACK_TOKEN: 0,
  HITHRIVE_TOKEN_EXPIRED: hour,
  AUTHENTICATED_WITH_HITHRIVE_TOKEN: 0,
  SIGN_IN_REFUSED: hour,
  ACCESS_DENIED: hour,
  ADMINISTRATIVE_ACT: minute,
  ROLE_CHANGED: 0,
  EXPORTED: 0,
  PERSONAL_DATA_SAVED: 0,
  PERSON_ERASED: 0,
  TEXTS_ERASED: 0,
  KEYS_ROTATED: 0,
  REFRESH_TOKEN_REUSED: 0,
  API_KEY_CREATED: 0,
  API_KEY_ROTATED: 0,
  API_KEY_REVOKED: 0,
  API_KEY_ACT: 0,
  ASSISTANT_CONNECTED: 0,
  ASSISTANT_DISCONNECTED: 0,
  ASSISTANT_ACT: 0,
  ASSISTANT_TOKEN_REUSED: 0,
  DELIVERY_SHOWN: 0,
  SIGNED_OUT: 0,
  SIGNED_OUT_EVERYWHERE: 0,
} as const satisfies Record<SecurityActivity, number>

export type SecurityLog = {
  /**
   * Records an activity of a member, or of a stranger. `detail` says which one, such as the name of a call; activities
   * of different details are no repeats of each other.
   */
  note(
    activity: SecurityActivity,
    owner: SessionOwner | undefined,
    visitor: Visitor,
    detail?: string,
  ): Promise<void>
}

export const createSecurityLog = (database: Queryable, clock: Clock): SecurityLog => {
  const recent = new LRUCache<string, true>({ max: repeatsRememberedMax })
  const strangers = { hour: 0, count: 0 }

  /** Strangers are limited, because they can send from many addresses. */
  const isStrangerTooMany = (now: Date): boolean => {
    const thisHour = Math.floor(now.getTime() / hour)
    if (strangers.hour !== thisHour) Object.assign(strangers, { hour: thisHour, count: 0 })
    strangers.count += 1
    return strangers.count > strangersPerHourMax
  }

  return {
    note: async (activity, owner, visitor, detail) => {
      const now = clock()
      const repeatKey = repeatKeyOf(activity, owner, visitor, detail, now)
      if (repeatKey !== null && recent.has(repeatKey)) return
      if (!owner && isStrangerTooMany(now)) return
      await database.query(
        `insert into access.security_log (team_id, member_id, activity, ip_address, user_agent, created_at, detail,
           repeat_key)
         values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (repeat_key) do nothing`,
        [
          owner?.teamId ?? null,
          owner?.memberId ?? null,
          activity,
          visitor.ipAddress,
          userAgentIn(visitor),
          now,
          detail ?? null,
          repeatKey,
        ],
      )
      if (repeatKey !== null) recent.set(repeatKey, true)
    },
  }
}

/** The address of a member does not count: a copied token may come from many. */
const repeatKeyOf = (
  activity: SecurityActivity,
  owner: SessionOwner | undefined,
  { ipAddress }: Visitor,
  detail: string | undefined,
  now: Date,
): string | null => {
  const period = repeatPeriods[activity]
  if (period === 0) return null
  const origin = owner ? `${owner.teamId} ${owner.memberId}` : ipAddress
  return hashOfSecret([activity, origin, detail ?? '', Math.floor(now.getTime() / period)].join('\n'))
}
