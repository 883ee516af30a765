import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'

const OfTeam = z.object({ teamId: z.string() })

/** A database in which scheduled work finds one team only, so that each company is measured by itself. */
export const onlyTeam = (database: Queryable, teamId: TeamId): Queryable => ({
  query: async (...query: Parameters<Queryable['query']>) => {
    const result = await database.query(...query)
    const rows = result.rows.filter(row => (OfTeam.safeParse(row).data?.teamId ?? teamId) === teamId)
    return { ...result, rows }
  },
})
