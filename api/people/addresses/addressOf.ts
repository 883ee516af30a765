import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Address } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import { type AddressDependencies, listAddresses } from './addressBook.ts'

/** An address of this member; null where they have none with this id. Has no rejection. */
export const addressOf = async (
  dependencies: AddressDependencies,
  teamId: TeamId,
  memberId: MemberId,
  addressId: string,
): Promise<Address | null> => {
  const known = await listAddresses(dependencies, { teamId, memberId })
  return known.find(one => one.addressId === addressId)?.address ?? null
}
