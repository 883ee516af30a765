import type { StoredKey } from '@laurel/ledger/vault/keysCheck.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'

const Keys = z.array(z.object({ teamId: z.string(), memberId: z.string(), isDestroyed: z.boolean() }))
const pageSize = 10_000
const firstId = '00000000-0000-0000-0000-000000000000'

/** The rows of the vault, page by page, without the keys themselves. */
export async function* storedKeys(database: Queryable): AsyncGenerator<StoredKey> {
  for (let after = { teamId: firstId, memberId: firstId }; ; ) {
    const { rows } = await database.query(
      `select team_id as "teamId", member_id as "memberId", encrypted_key is null as "isDestroyed" from vault.keys
       where (team_id, member_id) > ($1::uuid, $2::uuid) order by team_id, member_id limit ${pageSize}`,
      [after.teamId, after.memberId],
    )
    const keys = Keys.parse(rows)
    yield* keys
    const last = keys.at(-1)
    if (!last || keys.length < pageSize) return
    after = last
  }
}
