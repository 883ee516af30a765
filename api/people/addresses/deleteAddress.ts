import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { Person } from '@laurel/ledger/vault/vault.ts'
import type { Pool } from 'pg'
import { z } from 'zod'
import { lockAddresses } from './lockAddresses.ts'
import { setDefault } from './makeDefaultAddress.ts'

const Row = z.object({ address_id: z.string() })

/**
 * Deletes an address. The one that was added last becomes the default in its place. Answers whether the person had it;
 * has no rejection.
 */
export const deleteAddress = (
  { database }: { readonly database: Pool },
  person: Person,
  addressId: string,
): Promise<boolean> =>
  inTransaction(database, async client => {
    await lockAddresses(client, person)
    const ids = [person.teamId, person.memberId]
    const { rowCount } = await client.query(
      'delete from rewards.addresses where team_id = $1 and member_id = $2 and address_id = $3',
      [...ids, addressId],
    )
    if (rowCount === 0) return false
    const { rows } = await client.query(
      `select address_id from rewards.addresses where team_id = $1 and member_id = $2
       order by is_default desc, number desc limit 1`,
      ids,
    )
    const [next] = z.array(Row).parse(rows)
    if (next) await setDefault(client, person, next.address_id)
    return true
  })
