import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { Money } from '@laurel/ledger/kernel/money.ts'
import { VendorName } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'

const Variant = z
  .object({
    variantId: z.string(),
    name: z.string(),
    isAvailable: z.boolean(),
    currency: z.string(),
    leastMinor: z.number(),
    mostMinor: z.number(),
    stepMinor: z.number().nullable(),
  })
  .transform(({ variantId, name, isAvailable, currency, leastMinor, mostMinor, stepMinor }) => ({
    variantId,
    name,
    isAvailable,
    least: Money.parse({ minor: leastMinor, currency }),
    most: Money.parse({ minor: mostMinor, currency }),
    step: stepMinor === null ? null : Money.parse({ minor: stepMinor, currency }),
  }))
export type GiftCardVariant = z.infer<typeof Variant>

const Row = z.object({
  giftCardId: z.string(),
  vendor: VendorName,
  productId: z.string(),
  name: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  countries: z.array(z.string()),
  categories: z.array(z.string()),
  variants: z.array(Variant),
})
export type GiftCardDetails = z.infer<typeof Row>

const statement = prepared(`
  select gift_card_id as "giftCardId", vendor, product_id as "productId", name, description, image_url as "imageUrl",
    countries, categories, coalesce((
      select jsonb_agg(jsonb_build_object('variantId', variant_id, 'name', variant.name, 'isAvailable', is_available,
        'currency', currency, 'leastMinor', least_minor, 'mostMinor', most_minor, 'stepMinor', step_minor) order by least_minor, place)
      from rewards.gift_card_variants as variant where variant.gift_card_id = card.gift_card_id
    ), '[]') as variants
  from rewards.gift_cards as card where gift_card_id = $1 and team_id = $2`)

/** A gift card of a team with its variants; undefined where the team has none with this id. */
export const giftCardById = async (
  database: Queryable,
  teamId: TeamId,
  id: string,
): Promise<GiftCardDetails | undefined> => {
  const { rows } = await database.query(statement, [id, teamId])
  return rows.length === 0 ? undefined : Row.parse(rows[0])
}

/** Whether the card can be had in a country. */
export const isOfferedIn = ({ countries }: Pick<GiftCardDetails, 'countries'>, country: string): boolean =>
  countries.length === 0 || countries.includes(country)
