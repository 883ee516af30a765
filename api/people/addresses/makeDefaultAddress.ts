import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { Person } from '@laurel/ledger/vault/vault.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Pool } from 'pg'
import { lockAddresses } from './lockAddresses.ts'

/** Makes an address the default. Answers whether the person has it; has no rejection. */
export const makeDefaultAddress = (
  { database }: { readonly database: Pool },
  person: Person,
  addressId: string,
): Promise<boolean> =>
  inTransaction(database, async client => {
    await lockAddresses(client, person)
    const { rowCount } = await client.query(
      'select from rewards.addresses where team_id = $1 and member_id = $2 and address_id = $3',
      [person.teamId, person.memberId, addressId],
    )
    if (rowCount === 0) return false
    await setDefault(client, person, addressId)
    return true
  })

/** Needs the lock of the address book. */
export const setDefault = async (
  database: Queryable,
  { teamId, memberId }: Person,
  addressId: string,
): Promise<void> => {
  // Two statements, because the unique index is checked row by row.
  await database.query(
    'update rewards.addresses set is_default = false where team_id = $1 and member_id = $2 and is_default',
    [teamId, memberId],
  )
  await database.query(
    'update rewards.addresses set is_default = true where team_id = $1 and member_id = $2 and address_id = $3',
    [teamId, memberId, addressId],
  )
}
