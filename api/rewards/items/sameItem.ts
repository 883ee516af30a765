import type { RewardId } from '@laurel/ledger/kernel/ids.ts'
import type { Intent } from '../../access/intent.ts'
import type { AddressDependencies } from '../../people/addresses/addressBook.ts'
import { addressOf } from '../../people/addresses/addressOf.ts'
import { integrationOrder } from '../integrations/integrationOrder.ts'
import { type IsSameChoice, isSameAddress, isSameVariant } from '../purchasing/sameChoice.ts'
import type { ItemChoice } from './itemChoice.ts'

/** Whether an earlier order of an item is of the same variant, for the same address. */
export const isSameItem =
  (
    dependencies: AddressDependencies,
    { teamId, actor }: Pick<Intent, 'teamId' | 'actor'>,
    itemId: RewardId,
    { variantId: chosenVariantId, addressId }: ItemChoice,
  ): IsSameChoice =>
  async ({ order }) => {
    const variantId = chosenVariantId ?? null
    if (order?.kind === 'catalogItem' && !isSameVariant(order.variantId, variantId)) return false
    if (order?.kind === 'integrationItem') {
      const chosen = { teamId, itemId, variantId, address: null }
      const atVendor = await integrationOrder(dependencies.database, chosen)
      if (!isSameVariant(order.variantId, atVendor?.variantId ?? null)) return false
    }
    const address =
      addressId === undefined ? null : await addressOf(dependencies, teamId, actor.id, addressId)
    return isSameAddress(order, address)
  }
