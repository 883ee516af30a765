import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { ItemId } from '@laurel/ledger/kernel/ids.ts'
import type { Intent } from '../../access/intent.ts'

/** Replaces the pictures of an item. Rejects with ITEM_UNKNOWN. */
export const replaceImages = async (
  { ledger }: { readonly ledger: Pick<Ledger, 'handle' | 'item'> },
  intent: Intent,
  itemId: ItemId,
  images: readonly string[],
): Promise<Outcome> => {
  const known = await ledger.item(intent.teamId, itemId)
  if (known.kind !== 'offered') return { kind: 'rejected', rejection: { code: 'ITEM_UNKNOWN' } }
  return ledger.handle({ ...intent, type: 'defineItem', data: { ...known.item, images: [...images] } })
}
