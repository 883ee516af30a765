import { randomUUID } from 'node:crypto'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Clock } from './clock.ts'
import { inGroups } from './inGroups.ts'
import {
  refreshGraceMilliseconds,
  sessionIdleMilliseconds,
  sessionLookMilliseconds,
  sessionMillisecondsMax,
  sessionsPerMemberMax,
  sessionsRememberedMax,
} from './limits.ts'
import { userAgentIn, type Visitor } from './visitor.ts'

export type SessionOwner = { readonly teamId: string; readonly memberId: string }

/** The notification of PostgreSQL about an ended session; its payload is the id. */
export const sessionEndedChannel = 'laurel_session_ended'

/** A page keeps its session by a cookie, a program by its token. */
export type SessionKind = 'browser' | 'client'

export type SessionStart = SessionOwner & {
  readonly kind: SessionKind
  readonly accessEnds: number
  readonly visitor?: Visitor | undefined
}

/** The token of a session names its owner too. Both must fit. */
export type SessionKey = SessionOwner & { readonly sessionId: string }

export type StartedSession = { readonly startedAt: Date; readonly expiresAt: Date }

export type Rotation =
  | ({ readonly kind: 'rotated'; readonly generation: number } & StartedSession)
  /** The refresh token had been replaced: a copy of it exists. The session has ended. */
  | { readonly kind: 'reused' }
  | { readonly kind: 'ended' }

export type ListedSession = StartedSession & {
  readonly sessionId: string
  readonly kind: SessionKind
  readonly seenAt: Date
  readonly ipAddress: string | null
  readonly userAgent: string | null
}

export type Sessions = {
  /** Starts a session and returns its id. */
  begin(start: SessionStart): Promise<StartedSession & { readonly sessionId: string }>
  /** Whether a session is active. The answer may be a second old, except for a session that ended in this process. */
  stands(session: SessionKey): Promise<boolean>
  /** Extends the active session of a program; undefined where it has ended. */
  prolong(session: SessionKey): Promise<StartedSession | undefined>
  /** Extends the active session of a browser and moves its refresh token on. */
  rotate(session: SessionKey, generation: number): Promise<Rotation>
  /** The active sessions of a member, the newest first. */
  list(owner: SessionOwner & { readonly accessEnds: number }): Promise<readonly ListedSession[]>
  end(session: SessionKey): Promise<void>
  /** Ends all sessions of a member. */
  endAll(owner: SessionOwner): Promise<void>
  /** Ends the sessions that began before the member last lost access or a role. */
  endFormer(owner: SessionOwner & { readonly accessEnds: number }): Promise<void>
  /** Drops an ended session from the cache. */
  forget(sessionId: string): void
}

const standing = prepared(
  `select session_id, team_id, member_id from access.sessions
   where session_id = any($1::uuid[]) and ended_at is null and expires_at > $2`,
)
const Standing = z.array(z.object({ session_id: z.string(), team_id: z.string(), member_id: z.string() }))

const cacheKey = ({ sessionId, teamId, memberId }: SessionKey): string => `${sessionId} ${teamId} ${memberId}`

const standingIn = (database: Queryable, clock: Clock) =>
  inGroups(async (sessions: readonly SessionKey[]): Promise<readonly boolean[]> => {
    const { rows } = await database.query(standing, [sessions.map(({ sessionId }) => sessionId), clock()])
    const found = new Set(
      Standing.parse(rows).map(row =>
        cacheKey({ sessionId: row.session_id, teamId: row.team_id, memberId: row.member_id }),
      ),
    )
    return sessions.map(session => found.has(cacheKey(session)))
  })

const Started = z.object({ started_at: z.date(), expires_at: z.date() })
const Rotated = Started.extend({ generation: z.int() })
const Listed = Started.extend({
  session_id: z.string(),
  kind: z.enum(['browser', 'client']),
  rotated_at: z.date(),
  ip_address: z.string().nullable(),
  user_agent: z.string().nullable(),
})

const startedOf = (row: z.output<typeof Started>): StartedSession => ({
  startedAt: row.started_at,
  expiresAt: row.expires_at,
})

/** The end of a session that is used at $4, in a statement that knows its start. */
const nextExpiry = `least($4::timestamptz + make_interval(secs => ${sessionIdleMilliseconds / 1000}),
  started_at + make_interval(secs => ${sessionMillisecondsMax / 1000}))`

const isActive =
  'session_id = $1 and team_id = $2 and member_id = $3 and ended_at is null and expires_at > $4'

export const createSessions = (database: Queryable, clock: Clock): Sessions => {
  const look = standingIn(database, clock)
  /** The time at which each session was last read as active, by session, team and member. */
  const seen = new LRUCache<string, number>({ max: sessionsRememberedMax })
  /** An ended session stays ended, even if a concurrent read finds it active. */
  const ended = new LRUCache<string, true>({ max: sessionsRememberedMax })

  const endWhere = async (condition: string, values: readonly unknown[]): Promise<void> => {
    const { rows } = await database.query(
      `update access.sessions set ended_at = $1 where ended_at is null and ${condition} returning session_id`,
      [clock(), ...values],
    )
    for (const { session_id: sessionId } of z.array(z.object({ session_id: z.string() })).parse(rows))
      ended.set(sessionId, true)
  }

  return {
    begin: async ({ teamId, memberId, kind, accessEnds, visitor }) => {
      const sessionId = randomUUID()
      const now = clock()
      const expiresAt = new Date(now.getTime() + sessionIdleMilliseconds)
      await database.query(
        `insert into access.sessions (session_id, team_id, member_id, started_at, rotated_at, expires_at, kind,
           access_ends, ip_address, user_agent)
         values ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9)`,
        [
          sessionId,
          teamId,
          memberId,
          now,
          expiresAt,
          kind,
          accessEnds,
          visitor?.ipAddress ?? null,
          visitor ? userAgentIn(visitor) : null,
        ],
      )
      await endWhere(
        `session_id in (select session_id from access.sessions
           where team_id = $2 and member_id = $3 and ended_at is null
           order by started_at desc, session_id offset $4)`,
        [teamId, memberId, sessionsPerMemberMax],
      )
      return { sessionId, startedAt: now, expiresAt }
    },

    stands: async session => {
      if (ended.has(session.sessionId)) return false
      const now = clock().getTime()
      const seenAt = seen.get(cacheKey(session))
      if (seenAt !== undefined && seenAt <= now && now < seenAt + sessionLookMilliseconds) return true
      const stands = (await look(session)) && !ended.has(session.sessionId)
      if (stands) seen.set(cacheKey(session), now)
      return stands
    },

    prolong: async ({ sessionId, teamId, memberId }) => {
      const { rows } = await database.query(
        `update access.sessions set expires_at = ${nextExpiry}, rotated_at = $4
         where ${isActive} and kind = 'client' returning started_at, expires_at`,
        [sessionId, teamId, memberId, clock()],
      )
      const row = Started.optional().parse(rows[0])
      return row && startedOf(row)
    },

    rotate: async ({ sessionId, teamId, memberId }, generation) => {
      const now = clock()
      // Within the grace after a rotation nothing moves, so that every tab ends up with the same generation.
      const { rows } = await database.query(
        `update access.sessions set expires_at = ${nextExpiry},
           generation = case when rotated_at > $6 then generation else generation + 1 end,
           rotated_at = case when rotated_at > $6 then rotated_at else $4 end
         where ${isActive} and kind = 'browser'
           and (generation = $5 or (generation = $5 + 1 and rotated_at > $6))
         returning started_at, expires_at, generation`,
        [sessionId, teamId, memberId, now, generation, new Date(now.getTime() - refreshGraceMilliseconds)],
      )
      const row = Rotated.optional().parse(rows[0])
      if (row) return { kind: 'rotated', generation: row.generation, ...startedOf(row) }
      const { rows: active } = await database.query(
        `select session_id from access.sessions where ${isActive} and kind = 'browser'`,
        [sessionId, teamId, memberId, now],
      )
      if (active.length === 0) return { kind: 'ended' }
      await endWhere('session_id = $2', [sessionId])
      return { kind: 'reused' }
    },

    list: async ({ teamId, memberId, accessEnds }) => {
      const { rows } = await database.query(
        `select session_id, kind, started_at, rotated_at, expires_at, ip_address, user_agent
         from access.sessions
         where team_id = $1 and member_id = $2 and access_ends = $3 and ended_at is null and expires_at > $4
         order by rotated_at desc, session_id limit ${sessionsPerMemberMax}`,
        [teamId, memberId, accessEnds, clock()],
      )
      return z
        .array(Listed)
        .parse(rows)
        .map(row => ({
          sessionId: row.session_id,
          kind: row.kind,
          seenAt: row.rotated_at,
          ipAddress: row.ip_address,
          userAgent: row.user_agent,
          ...startedOf(row),
        }))
    },

    end: async ({ sessionId, teamId, memberId }) => {
      ended.set(sessionId, true)
      await endWhere('session_id = $2 and team_id = $3 and member_id = $4', [sessionId, teamId, memberId])
    },

    endAll: ({ teamId, memberId }) => endWhere('team_id = $2 and member_id = $3', [teamId, memberId]),

    endFormer: ({ teamId, memberId, accessEnds }) =>
      endWhere('team_id = $2 and member_id = $3 and access_ends < $4', [teamId, memberId, accessEnds]),

    forget: sessionId => {
      ended.set(sessionId, true)
    },
  }
}
