import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { ItemId } from '@laurel/ledger/kernel/ids.ts'
import type { Intent } from '../../access/intent.ts'

/** Takes an item out of the catalog; redemptions of it stay. Rejects with ITEM_UNKNOWN. */
export const archiveItem = (
  { ledger }: { readonly ledger: Pick<Ledger, 'handle'> },
  intent: Intent,
  itemId: ItemId,
): Promise<Outcome> => ledger.handle({ ...intent, type: 'archiveItem', data: { itemId } })
