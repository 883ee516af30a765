import type { ClaimRegistry } from '@laurel/ledger/audit/claimsCheck.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'

const Claims = z.array(z.object({ command_id: z.string(), stream: z.string() }))
const Count = z.object({ count: z.coerce.number() })

/** The registry of commands in the database. */
export const claimRegistry = (database: Queryable): ClaimRegistry => ({
  find: async commandIds => {
    const { rows } = await database.query(
      'select command_id, stream from ledger.command_streams where command_id = any($1::uuid[])',
      [commandIds],
    )
    return new Map(Claims.parse(rows).map(({ command_id: id, stream }) => [id, stream]))
  },
  count: async () => {
    const { rows } = await database.query('select count(*) from ledger.command_streams')
    return Count.parse(rows[0]).count
  },
})
