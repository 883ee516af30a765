import type { Queryable } from '@laurel/projections/queryable.ts'
import { z } from 'zod'

export type RequestKeys = {
  /**
   * Remembers which request a key came with: false when it came with another request before. The ledger knows
   * repeated commands by itself; this also notices a key that wanders to another stream.
   */
  claim(keyId: string, requestHash: string): Promise<boolean>
}

const Row = z.object({ request_hash: z.string() })

export const createRequestKeys = (database: Queryable): RequestKeys => ({
  claim: async (keyId, requestHash) => {
    await database.query(
      'insert into access.request_keys (key_id, request_hash) values ($1, $2) on conflict (key_id) do nothing',
      [keyId, requestHash],
    )
    const { rows } = await database.query('select request_hash from access.request_keys where key_id = $1', [
      keyId,
    ])
    return Row.parse(rows[0]).request_hash === requestHash
  },
})
