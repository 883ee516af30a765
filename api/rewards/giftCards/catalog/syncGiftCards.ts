import { randomUUID } from 'node:crypto'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { VendorName } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import { vendorText } from '../../orders/vendorText.ts'
import type { CatalogProduct, CatalogVariant, VendorClient } from '../../vendors/port.ts'
import { foldText, wordsOf } from './foldText.ts'
import { textOfHtml } from './textOfHtml.ts'

export type GiftCardSource = {
  readonly teamId: TeamId
  readonly vendor: VendorName
  readonly client: Pick<VendorClient, 'catalog'>
}

export type GiftCardSync = { readonly seen: number; readonly removed: number }

const variantsMax = 200
const countriesMax = 300
const categoriesMax = 20

/**
 * Replaces the gift cards of a connection by the vendor's catalog, page by page, so that the memory it takes does not grow
 * with the catalog. Cards that the vendor no longer has are removed at the end. An interrupted sync removes nothing, and
 * an empty catalog is taken for a fault of the vendor: it throws.
 */
export const syncGiftCards = async (
  database: Queryable,
  { teamId, vendor, client }: GiftCardSource,
  signal: AbortSignal,
): Promise<GiftCardSync> => {
  if (!client.catalog) return { seen: 0, removed: 0 }
  const syncId = randomUUID()
  let seen = 0
  for await (const page of client.catalog(signal)) {
    signal.throwIfAborted()
    const cards = page.flatMap(product => cardOf(teamId, vendor, product))
    if (cards.length > 0) await savePage(database, { teamId, vendor, syncId }, cards)
    seen += cards.length
  }
  if (seen === 0) throw new Error(`The catalog of ${vendor} is empty. Its cards stay as they are.`)
  const { rows } = await database.query(
    `with removed as (
       delete from rewards.gift_cards where team_id = $1 and vendor = $2 and sync_id <> $3 returning 1
     ) select count(*)::int as removed from removed`,
    [teamId, vendor, syncId],
  )
  return { seen, removed: Removed.parse(rows[0]).removed }
}

const Removed = z.object({ removed: z.number() })

/** The id of a gift card in links, the same after every sync. */
export const giftCardId = (teamId: TeamId, vendor: VendorName, productId: string): string =>
  derivedId('giftCards', teamId, vendor, productId)

const cardOf = (teamId: TeamId, vendor: VendorName, product: CatalogProduct) => {
  const name = vendorText(product.name, 200)
  const variants = product.variants.slice(0, variantsMax).flatMap(variantOf)
  const productId = vendorText(product.productId, 200)
  if (name === '' || productId === '' || variants.length === 0) return []
  const [least] = variants
    .filter(({ is_available }) => is_available)
    .toSorted((one, other) => one.least_minor - other.least_minor)
  const categories = product.categories.slice(0, categoriesMax).map(category => vendorText(category, 100))
  return [
    {
      gift_card_id: giftCardId(teamId, vendor, productId),
      product_id: productId,
      name,
      description: vendorText(textOfHtml(product.description), 20_000),
      image_url: imageOf(product.imageUrl),
      countries: product.countries.slice(0, countriesMax).filter(country => /^[A-Z]{2}$/.test(country)),
      categories,
      folded_name: foldText(name),
      words: wordsOf([name, ...categories].join(' ')),
      least_minor: least?.least_minor ?? null,
      least_currency: least?.currency ?? null,
      variants,
    },
  ]
}
type Card = ReturnType<typeof cardOf>[number]

const variantOf = ({ variantId, name, isAvailable, value }: CatalogVariant, place: number) => {
  const [least, most] = value.kind === 'fixed' ? [value.price, value.price] : [value.least, value.most]
  const step = value.kind === 'range' ? (value.step?.minor ?? 0) : 0
  const isUsable = least.minor > 0 && most.minor >= least.minor && variantId !== ''
  if (!isUsable) return []
  return [
    {
      variant_id: vendorText(variantId, 200),
      place,
      variant_name: vendorText(name, 200),
      is_available: isAvailable,
      currency: least.currency,
      least_minor: least.minor,
      most_minor: most.minor,
      step_minor: step > 0 ? step : null,
    },
  ]
}

const Image = z.url({ protocol: /^https?$/ }).max(2000)
const imageOf = (url: string | null): string | null => Image.safeParse(url).data ?? null

/** One statement per page: a page is saved with all its variants, or not at all. */
const savePage = async (
  database: Queryable,
  { teamId, vendor, syncId }: { teamId: TeamId; vendor: VendorName; syncId: string },
  cards: readonly Card[],
): Promise<void> => {
  const unique = [...new Map(cards.map(card => [card.product_id, card])).values()]
  await database.query(
    `with given as (
       select * from jsonb_to_recordset($4::jsonb) as card (
         gift_card_id uuid, product_id text, name text, description text, image_url text, countries text[],
         categories text[], folded_name text, words text[], least_minor bigint, least_currency text, variants jsonb)
     ), saved as (
       insert into rewards.gift_cards as known (gift_card_id, team_id, vendor, product_id, name, description, image_url,
         countries, categories, folded_name, words, least_minor, least_currency, draw, sync_id)
       select gift_card_id, $1, $2, product_id, name, description, image_url, countries, categories, folded_name,
         array_to_tsvector(words), least_minor, least_currency, hashtext(gift_card_id::text), $3
       from given
       on conflict (gift_card_id) do update set name = excluded.name, description = excluded.description,
         image_url = excluded.image_url, countries = excluded.countries, categories = excluded.categories,
         folded_name = excluded.folded_name, words = excluded.words, least_minor = excluded.least_minor,
         least_currency = excluded.least_currency, sync_id = excluded.sync_id
       returning gift_card_id
     ), variants as (
       select distinct on (gift_card_id, variant_id) gift_card_id, variant.*
       from given cross join lateral jsonb_to_recordset(given.variants) as variant (
         variant_id text, place smallint, variant_name text, is_available boolean, currency text,
         least_minor bigint, most_minor bigint, step_minor bigint)
     ), gone as (
       delete from rewards.gift_card_variants as known using given
       where known.gift_card_id = given.gift_card_id and not exists (
         select from variants where (variants.gift_card_id, variants.variant_id) = (known.gift_card_id, known.variant_id))
     )
     insert into rewards.gift_card_variants as known
       (gift_card_id, variant_id, place, name, is_available, currency, least_minor, most_minor, step_minor)
     select variants.gift_card_id, variant_id, place, variant_name, is_available, currency, least_minor, most_minor,
       step_minor
     from variants join saved using (gift_card_id)
     on conflict (gift_card_id, variant_id) do update set place = excluded.place, name = excluded.name,
       is_available = excluded.is_available, currency = excluded.currency, least_minor = excluded.least_minor,
       most_minor = excluded.most_minor, step_minor = excluded.step_minor`,
    [teamId, vendor, syncId, JSON.stringify(unique)],
  )
}
