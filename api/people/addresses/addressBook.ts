import type { KeyObject } from 'node:crypto'
import { Address } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import { decryptField, encryptField } from '@laurel/ledger/vault/encryptedField.ts'
import type { Person, Vault } from '@laurel/ledger/vault/vault.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'

export type SavedAddress = {
  readonly addressId: string
  readonly address: Address
  readonly isDefault: boolean
}

export type AddressDependencies = {
  readonly database: Queryable
  readonly vault: Pick<Vault, 'keysFor' | 'findKeys'>
}

/** The personal data of an address is encrypted for its id, so that it can't be moved to another one. */
const placeOf = (addressId: string) => ({ eventId: addressId, path: ['address'] })

export const sealAddress = (key: KeyObject, addressId: string, address: Address): string =>
  encryptField(key, placeOf(addressId), JSON.stringify(address))

const Row = z.object({ addressId: z.string(), sealed: z.string(), isDefault: z.boolean() })

/** The addresses of a person, the default first, then the last added. None for a person who was erased. */
export const listAddresses = async (
  { database, vault }: AddressDependencies,
  person: Person,
): Promise<readonly SavedAddress[]> => {
  const { rows } = await database.query(
    `select address_id as "addressId", sealed, is_default as "isDefault" from rewards.addresses
     where team_id = $1 and member_id = $2 order by is_default desc, number desc`,
    [person.teamId, person.memberId],
  )
  if (rows.length === 0) return []
  const [key] = await vault.findKeys([person])
  if (key === null) throw new Error('The key of a person with addresses is missing.')
  if (key === undefined) return []
  return z
    .array(Row)
    .parse(rows)
    .map(({ addressId, sealed, isDefault }) => ({
      addressId,
      address: Address.parse(JSON.parse(decryptField(key, placeOf(addressId), sealed))),
      isDefault,
    }))
}
