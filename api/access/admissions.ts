import { prepared, type Queryable } from '@laurel/projections/queryable.ts'
import { z } from 'zod'
import type { Clock } from './clock.ts'
import { inGroups } from './inGroups.ts'
import type { RequestKeys } from './requestKeys.ts'

/** A key and the request it comes with. */
export type KeyClaim = { readonly keyId: string; readonly request: string }

/** Whether somebody may go on with a request. */
export type Admission = {
  /** The session still stands. */
  readonly stands: boolean
  /** The key, if there is one, came with this request alone; of a session that is over none is claimed. */
  readonly isClaimed: boolean
}

export type Admissions = {
  /** Looks at the session, and claims the key for its owner if it stands: one question for both. */
  ask(sessionId: string, claim: KeyClaim | undefined): Promise<Admission>
}

type Question = {
  readonly sessionId: string
  readonly claim: (KeyClaim & { readonly requestHash: string }) | undefined
}

const standing = `select session_id from access.sessions
  where session_id = any($1::uuid[]) and ended_at is null and expires_at > $2`

const look = prepared(`select session_id as id, null as request_hash from (${standing}) s`)

// No commit of its own waits for the disk: the one that records the command comes later and takes this one along.
const lookAndClaim = prepared(
  `with standing as (${standing}), claimed as (
     insert into access.request_keys (key_id, request_hash)
     select k.key_id, k.request_hash
     from set_config('synchronous_commit', 'off', true),
       unnest($3::uuid[], $4::uuid[], $5::text[]) as k (session_id, key_id, request_hash)
       join standing using (session_id)
     on conflict (key_id) do nothing returning key_id, request_hash
   )
   select session_id as id, null as request_hash from standing
   union all select key_id, request_hash from claimed`,
)

const Found = z.array(z.object({ id: z.string(), request_hash: z.string().nullable() }))

export const createAdmissions = (database: Queryable, clock: Clock, requestKeys: RequestKeys): Admissions => {
  const find = (questions: readonly Question[]) => {
    const sessionIds = [...new Set(questions.map(({ sessionId }) => sessionId))]
    const claiming = questions.flatMap(({ sessionId, claim }) => (claim ? [{ ...claim, sessionId }] : []))
    if (claiming.length === 0) return database.query(look, [sessionIds, clock()])
    return database.query(lookAndClaim, [
      sessionIds,
      clock(),
      claiming.map(({ sessionId }) => sessionId),
      claiming.map(({ keyId }) => keyId),
      claiming.map(({ requestHash }) => requestHash),
    ])
  }

  const ask = inGroups(async (questions: readonly Question[]) => {
    const { rows } = await find(questions)
    const found = new Map(Found.parse(rows).map(row => [row.id, row.request_hash]))
    return questions.map(({ sessionId, claim }) => ({
      stands: found.has(sessionId),
      isFirst: claim !== undefined && found.get(claim.keyId) === claim.requestHash,
    }))
  })

  return {
    ask: async (sessionId, claim) => {
      const hashed = claim && { ...claim, requestHash: requestKeys.hashOf(claim.request) }
      const { stands, isFirst } = await ask({ sessionId, claim: hashed })
      if (!stands || !claim || isFirst) return { stands, isClaimed: stands }
      return { stands, isClaimed: await requestKeys.claim(claim.keyId, claim.request) }
    },
  }
}
