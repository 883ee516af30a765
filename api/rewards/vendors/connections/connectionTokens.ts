import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { TokenCipher } from '../../../access/tokenCipher.ts'
import type { VendorTokens } from '../port.ts'
import { VendorUncertain } from '../vendorUncertain.ts'
import { type ConnectionRow, ownerOf } from './connectionRows.ts'

/** The tokens of a connection. A lock lets one caller renew them at a time, and no call waits for that. */
export const tokensOf = (
  { database, cipher }: { readonly database: Pool; readonly cipher: TokenCipher },
  { connectionId, teamId, vendor }: Pick<ConnectionRow, 'connectionId' | 'teamId' | 'vendor'>,
): VendorTokens => {
  const owner = ownerOf(teamId, vendor)
  const readFrom = async (client: Queryable): Promise<string | null> => {
    const { rows } = await client.query(
      'select tokens from rewards.vendor_connections where connection_id = $1',
      [connectionId],
    )
    const [row] = Rows.parse(rows)
    if (!row) throw new VendorUncertain(`The team is not connected to ${vendor} any more.`)
    return row.tokens === null ? null : cipher.open(row.tokens, owner)
  }
  return {
    read: () => readFrom(database),
    renew: work =>
      inTransaction(database, async client => {
        await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
          `vendor ${connectionId}`,
        ])
        const renewed = await work(await readFrom(client))
        await client.query('update rewards.vendor_connections set tokens = $2 where connection_id = $1', [
          connectionId,
          cipher.seal(renewed, owner),
        ])
        return renewed
      }),
  }
}

const Rows = z.array(z.object({ tokens: z.string().nullable() }))
