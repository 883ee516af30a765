import { randomUUID } from 'node:crypto'
import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import { jsonEquals } from '@laurel/ledger/kernel/jsonEquals.ts'
import type { Address } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { Person } from '@laurel/ledger/vault/vault.ts'
import type { Pool } from 'pg'
import { type AddressDependencies, listAddresses, sealAddress } from './addressBook.ts'
import { lockAddresses } from './lockAddresses.ts'

export type Added = { readonly kind: 'added'; readonly addressId: string } | { readonly kind: 'full' }

/**
 * Adds an address; the first one becomes the default. A repeat finds the address that it added. Has no rejection of the
 * ledger; the result is `full` beyond the limit.
 */
export const addAddress = async (
  { database, vault }: AddressDependencies & { readonly database: Pool },
  person: Person,
  address: Address,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<Added> => {
  const [key] = await vault.keysFor([person])
  if (!key) throw new Error('An erased person has no addresses.')
  return inTransaction(database, async client => {
    await lockAddresses(client, person)
    const known = await listAddresses({ database: client, vault }, person)
    const same = known.find(one => jsonEquals(one.address, address))
    if (same) return { kind: 'added', addressId: same.addressId }
    if (known.length >= limit) return { kind: 'full' }
    const addressId = randomUUID()
    await client.query(
      `insert into rewards.addresses (team_id, member_id, address_id, sealed, is_default, created_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [
        person.teamId,
        person.memberId,
        addressId,
        sealAddress(key, addressId, address),
        known.length === 0,
        now,
      ],
    )
    return { kind: 'added', addressId }
  })
}
