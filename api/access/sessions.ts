import { randomUUID } from 'node:crypto'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Clock } from './clock.ts'
import { inGroups } from './inGroups.ts'
import {
  sessionIdleMilliseconds,
  sessionLookMilliseconds,
  sessionMillisecondsMax,
  sessionsRememberedMax,
} from './limits.ts'

export type SessionOwner = { readonly teamId: string; readonly memberId: string }

export type Sessions = {
  /** Starts a session and returns its id. */
  begin(owner: SessionOwner): Promise<string>
  /** Whether a session is active. The answer may be a second old, except for a session that ended in this process. */
  stands(sessionId: string): Promise<boolean>
  /** Extends an active session; false where the session has ended. */
  prolong(sessionId: string): Promise<boolean>
  end(sessionId: string): Promise<void>
}

const standing = prepared(
  `select session_id from access.sessions
   where session_id = any($1::uuid[]) and ended_at is null and expires_at > $2`,
)
const Standing = z.array(z.object({ session_id: z.string() }))

const standingIn = (database: Queryable, clock: Clock) =>
  inGroups(async (sessionIds: readonly string[]): Promise<readonly boolean[]> => {
    const { rows } = await database.query(standing, [sessionIds, clock()])
    const found = new Set(Standing.parse(rows).map(({ session_id: sessionId }) => sessionId))
    return sessionIds.map(sessionId => found.has(sessionId))
  })

export const createSessions = (database: Queryable, clock: Clock): Sessions => {
  const look = standingIn(database, clock)
  /**
   * The time at which each session was last read as active. An ended session stays ended, even if a concurrent read
   * finds it active.
   */
  const seen = new LRUCache<string, number | 'ended'>({ max: sessionsRememberedMax })

  return {
    begin: async ({ teamId, memberId }) => {
      const sessionId = randomUUID()
      const now = clock()
      await database.query(
        `insert into access.sessions (session_id, team_id, member_id, started_at, expires_at)
       values ($1, $2, $3, $4, $5)`,
        [sessionId, teamId, memberId, now, new Date(now.getTime() + sessionIdleMilliseconds)],
      )
      return sessionId
    },

    stands: async sessionId => {
      const now = clock().getTime()
      const seenAt = seen.get(sessionId)
      if (typeof seenAt === 'number' && seenAt <= now && now < seenAt + sessionLookMilliseconds) return true
      const stands = (await look(sessionId)) && seen.get(sessionId) !== 'ended'
      if (stands) seen.set(sessionId, now)
      return stands
    },

    prolong: async sessionId => {
      const now = clock()
      const { rows } = await database.query(
        `update access.sessions set expires_at = least($3, started_at + make_interval(secs => $4))
       where session_id = $1 and ended_at is null and expires_at > $2
       returning session_id`,
        [sessionId, now, new Date(now.getTime() + sessionIdleMilliseconds), sessionMillisecondsMax / 1000],
      )
      return rows.length === 1
    },

    end: async sessionId => {
      seen.set(sessionId, 'ended')
      await database.query(
        'update access.sessions set ended_at = $2 where session_id = $1 and ended_at is null',
        [sessionId, clock()],
      )
    },
  }
}
