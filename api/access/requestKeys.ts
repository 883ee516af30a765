import { prepared, type Queryable } from '@laurel/projections/queryable.ts'
import { z } from 'zod'

export type RequestKeys = {
  /**
   * Remembers which request a key came with: false when it came with another request before. The ledger knows
   * repeated commands by itself; this also notices a key that wanders to another stream.
   */
  claim(keyId: string, requestHash: string): Promise<boolean>
}

const Row = z.object({ request_hash: z.string() })

// No commit of its own waits for the disk: the one that records the command comes later and takes this one along.
const insert = prepared(
  `insert into access.request_keys (key_id, request_hash)
   select $1::uuid, $2 from set_config('synchronous_commit', 'off', true)
   on conflict (key_id) do nothing returning request_hash`,
)
const select = prepared('select request_hash from access.request_keys where key_id = $1')

export const createRequestKeys = (database: Queryable): RequestKeys => ({
  claim: async (keyId, requestHash) => {
    const inserted = await database.query(insert, [keyId, requestHash])
    if (inserted.rows.length > 0) return true
    const { rows } = await database.query(select, [keyId])
    return Row.parse(rows[0]).request_hash === requestHash
  },
})
