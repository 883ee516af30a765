import { prepared, type Queryable } from '@laurel/projections/queryable.ts'
import { z } from 'zod'
import { inGroups } from './inGroups.ts'

export type RequestKeys = {
  /**
   * Remembers which request a key came with: false when it came with another request before. The ledger knows
   * repeated commands by itself; this also notices a key that wanders to another stream.
   */
  claim(keyId: string, requestHash: string): Promise<boolean>
}

type Claim = { readonly keyId: string; readonly requestHash: string }

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

export const createRequestKeys = (database: Queryable): RequestKeys => {
  const claim = inGroups(async (claims: readonly Claim[]): Promise<readonly boolean[]> => {
    const keyIds = claims.map(({ keyId }) => keyId)
    const inserted = await database.query(insert, [keyIds, claims.map(({ requestHash }) => requestHash)])
    const claimed = new Map(Claimed.parse(inserted.rows))
    const known = keyIds.filter(keyId => !claimed.has(keyId))
    if (known.length > 0) {
      const { rows } = await database.query(select, [known])
      for (const [keyId, requestHash] of Claimed.parse(rows)) claimed.set(keyId, requestHash)
    }
    return claims.map(({ keyId, requestHash }) => claimed.get(keyId) === requestHash)
  })
  return { claim: (keyId, requestHash) => claim({ keyId, requestHash }) }
}
