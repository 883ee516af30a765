import type { KeyObject } from 'node:crypto'
import { createKeyedHash } from '@laurel/ledger/handling/keyedHash.ts'
import { prepared, type Queryable } from '@laurel/projections/queryable.ts'
import { z } from 'zod'
import { inGroups } from './inGroups.ts'

export type RequestKeys = {
  /**
   * Remembers which request a key came with: false when it came with another request before. The ledger knows
   * repeated commands by itself; this also notices a key that wanders to another stream.
   */
  claim(keyId: string, request: string): Promise<boolean>
  /** What is kept of a request. */
  hashOf(request: string): string
}

type Claim = { readonly keyId: string; readonly request: string; readonly requestHash: string }

const Claimed = z.array(
  z
    .object({ key_id: z.string(), request_hash: z.string() })
    .transform(row => [row.key_id, row.request_hash] as const),
)

// No commit of its own waits for the disk: the one that records the command comes later and takes this one along.
const insert = prepared(
  `insert into access.request_keys (key_id, request_hash)
   select k.* from set_config('synchronous_commit', 'off', true), unnest($1::uuid[], $2::text[]) as k
   on conflict (key_id) do nothing returning key_id, request_hash`,
)
const select = prepared('select key_id, request_hash from access.request_keys where key_id = any($1::uuid[])')

/** Of a request its hash alone is kept, under a key: what people write in one is nobody's to find by guessing. */
export const createRequestKeys = (database: Queryable, hashKey?: KeyObject): RequestKeys => {
  const { of: hashOf, matches } = createKeyedHash(hashKey)
  const claim = inGroups(async (claims: readonly Claim[]): Promise<readonly boolean[]> => {
    const keyIds = claims.map(({ keyId }) => keyId)
    const inserted = await database.query(insert, [keyIds, claims.map(({ requestHash }) => requestHash)])
    const claimed = new Map(Claimed.parse(inserted.rows))
    const known = keyIds.filter(keyId => !claimed.has(keyId))
    if (known.length > 0) {
      const { rows } = await database.query(select, [known])
      for (const [keyId, requestHash] of Claimed.parse(rows)) claimed.set(keyId, requestHash)
    }
    return claims.map(({ keyId, request, requestHash }) => {
      const first = claimed.get(keyId)
      return first === requestHash || (first !== undefined && matches(first, request))
    })
  })
  return { claim: (keyId, request) => claim({ keyId, request, requestHash: hashOf(request) }), hashOf }
}
