import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { Actor } from '@laurel/ledger/kernel/actor.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { ItemId, VariantId } from '@laurel/ledger/kernel/ids.ts'
import type { CatalogItem } from '@laurel/ledger/rewards/items/events.ts'
import type { Intent } from '../../access/intent.ts'

export type ItemFields = Omit<CatalogItem, 'itemId' | 'variants'> & {
  readonly variants: readonly {
    /** Null for a new one. */
    readonly variantId: VariantId | null
    readonly name: string
    /** The pieces that are left; undefined leaves them as they are, and null removes the limit. */
    readonly stock: number | null | undefined
  }[]
  /** Of an item without variants. */
  readonly stock: number | null | undefined
}

type ItemDependencies = { readonly ledger: Pick<Ledger, 'handle'> }

/** The item that an intent adds. */
export const itemOf = ({ id }: Pick<Intent, 'id'>): ItemId => derivedId('item', id)

/**
 * Adds an item to the team's catalog, or changes it, and counts its stock. A repeat changes nothing. Rejects with
 * ITEM_UNKNOWN where the item was archived.
 */
export const saveItem = async (
  { ledger }: ItemDependencies,
  intent: Omit<Intent, 'actor'> & { readonly actor: Actor },
  itemId: ItemId,
  { variants: written, stock, ...fields }: ItemFields,
): Promise<Outcome> => {
  const variants = written.map(({ variantId, ...variant }) => ({
    ...variant,
    variantId: variantId ?? derivedId('variant', itemId, variant.name),
  }))
  const data = { itemId, ...fields, variants: variants.map(({ variantId, name }) => ({ variantId, name })) }
  let outcome = await ledger.handle({ ...intent, type: 'defineItem', data })
  const counts = variants.length === 0 ? [{ variantId: null, stock }] : variants
  for (const count of counts) {
    if (outcome.kind === 'rejected') return outcome
    if (count.stock === undefined) continue
    outcome = await ledger.handle({
      ...intent,
      type: 'setStock',
      id: derivedId('setStock', intent.id, count.variantId ?? ''),
      data: { itemId, variantId: count.variantId, stock: count.stock },
    })
  }
  return outcome
}
