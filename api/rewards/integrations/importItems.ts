import { randomUUID } from 'node:crypto'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { ItemId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { type Instant, instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { VendorName } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import { exchangeRates } from '../exchangeRates/exchangeRates.ts'
import type { ImageFiles } from '../images/imageFiles.ts'
import { type ItemFields, saveItem } from '../items/saveItem.ts'
import type { CatalogProduct, VendorCapabilities, VendorClient } from '../vendors/port.ts'
import { importedItemId, itemFieldsOf } from './itemFieldsOf.ts'
import { itemPicture } from './itemPicture.ts'

export type ImportDependencies = {
  readonly ledger: Pick<Ledger, 'handle' | 'item'>
  readonly database: Queryable
  readonly imageFiles?: ImageFiles | undefined
  readonly clock: () => Instant
}

export type Importing = {
  readonly teamId: TeamId
  readonly vendor: VendorName
  readonly client: Pick<VendorClient, 'catalog' | 'picture'>
  readonly capabilities: Pick<VendorCapabilities, 'asksForAddress'>
}

export type Imported = { readonly seen: number; readonly gone: number }

/**
 * Brings the products of a vendor into the team's catalog, with their variants, pictures, countries and what is in
 * stock. A repeat changes what changed at the vendor. Products that are gone there are sold out here, and items that an
 * administrator archived stay archived.
 */
export const importItems = async (
  dependencies: ImportDependencies,
  importing: Importing,
  signal: AbortSignal,
): Promise<Imported> => {
  const { database, clock } = dependencies
  const began = clock()
  const isShipped = importing.capabilities.asksForAddress !== true
  let seen = 0
  for await (const page of importing.client.catalog?.(signal) ?? []) {
    const rateOf = await ratesFor(database, page)
    for (const product of page) {
      signal.throwIfAborted()
      const itemId = importedItemId(importing.teamId, importing.vendor, product.productId)
      const offered = itemFieldsOf(itemId, product, { rateOf, isShipped })
      if (!offered) continue
      await noteItem(dependencies, importing, { itemId, product, variants: offered.variants })
      const fields = { ...offered, images: await imagesOf(dependencies, importing, product, itemId, signal) }
      if (await save(dependencies, importing, itemId, fields)) seen += 1
    }
  }
  return { seen, gone: await sellOut(dependencies, importing, began) }
}

/** The pages of Laurel show no pictures of other sites: it keeps a copy. */
const imagesOf = async (
  dependencies: ImportDependencies,
  { teamId, client }: Importing,
  { imageUrl: sourceUrl }: CatalogProduct,
  itemId: ItemId,
  signal: AbortSignal,
): Promise<string[]> => {
  if (sourceUrl === null) return []
  const { images } = await itemPicture(dependencies, { teamId, itemId, sourceUrl, client }, signal)
  return [...images]
}

const save = async (
  { ledger, clock }: ImportDependencies,
  { teamId, vendor }: Importing,
  itemId: string,
  fields: ItemFields,
): Promise<boolean> => {
  const intent = {
    id: randomUUID(),
    teamId,
    actor: { kind: 'system', id: vendor },
    occurredAt: clock(),
  } as const
  const outcome = await saveItem({ ledger }, intent, itemId, fields)
  // An administrator archived it.
  return outcome.kind === 'accepted'
}

const ratesFor = async (database: Queryable, page: readonly CatalogProduct[]) => {
  const currencies = page.flatMap(({ variants }) =>
    variants.flatMap(({ value }) => (value.kind === 'fixed' ? [value.price.currency] : [])),
  )
  const rates = await exchangeRates(database, currencies)
  return ({ currency }: { readonly currency: string }) => rates.get(currency)
}

/** Before the item is offered, so that every offered item can be ordered. */
const noteItem = async (
  { database, clock }: ImportDependencies,
  { teamId, vendor }: Importing,
  {
    itemId,
    product,
    variants,
  }: { itemId: ItemId; product: CatalogProduct; variants: ItemFields['variants'] },
): Promise<void> => {
  await database.query(
    `insert into rewards.integration_items (team_id, item_id, vendor, product_id, imported_at)
     values ($1, $2, $3, $4, $5)
     on conflict (team_id, item_id) do update set imported_at = excluded.imported_at`,
    [teamId, itemId, vendor, product.productId, clock()],
  )
  await database.query(
    `insert into rewards.integration_variants (team_id, item_id, variant_id, vendor_variant_id)
     select $1, $2, variant_id, vendor_variant_id
     from unnest($3::uuid[], $4::text[]) as given (variant_id, vendor_variant_id)
     on conflict (team_id, item_id, variant_id) do update set vendor_variant_id = excluded.vendor_variant_id`,
    [
      teamId,
      itemId,
      variants.map(({ variantId }) => variantId),
      product.variants.slice(0, variants.length).map(({ variantId }) => variantId),
    ],
  )
}

const Gone = z.array(z.object({ item_id: z.string() }))

/** Sells out what the vendor no longer has. */
const sellOut = async (
  { ledger, database, clock }: ImportDependencies,
  { teamId, vendor }: Importing,
  before: Instant,
): Promise<number> => {
  const { rows } = await database.query(
    'select item_id from rewards.integration_items where team_id = $1 and vendor = $2 and imported_at < $3',
    [teamId, vendor, new Date(before)],
  )
  const gone = Gone.parse(rows)
  for (const { item_id: itemId } of gone) {
    const known = await ledger.item(teamId, itemId)
    if (known.kind !== 'offered') continue
    for (const { variantId } of known.item.variants)
      await ledger.handle({
        type: 'setStock',
        id: randomUUID(),
        teamId,
        actor: { kind: 'system', id: vendor },
        occurredAt: instantOf(new Date(clock())),
        data: { itemId, variantId, stock: 0 },
      })
  }
  return gone.length
}
