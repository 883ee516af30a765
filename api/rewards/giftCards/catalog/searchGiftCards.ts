import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import { foldText, wordsOf } from './foldText.ts'

export const GiftCardRow = z.object({
  giftCardId: z.string(),
  vendor: z.string(),
  name: z.string(),
  imageUrl: z.string().nullable(),
  /** The least value of an available variant; null where all are sold out. */
  leastMinor: z.coerce.number().nullable(),
  currency: z.string().nullable(),
})
export type GiftCardRow = z.infer<typeof GiftCardRow>

export const giftCardsPerPage = 20
/** Words beyond these do not narrow a search any more. */
const wordsSearchedMax = 8

export type GiftCardSearch = {
  readonly teamId: TeamId
  /** The code of ISO 3166 of the member's country. */
  readonly country: string
  /** What the member typed; empty for all cards. */
  readonly text: string
  /** From 1. */
  readonly page: number
}

/**
 * A page of the cards that a member can have in their country, by name. Every typed word must begin a word of the name or
 * of a category. Where no card has them all, cards with a similar name are found, so that a typing error finds something.
 */
export const searchGiftCards = async (
  database: Queryable,
  { teamId, country, text, page }: GiftCardSearch,
): Promise<readonly GiftCardRow[]> => {
  const words = wordsOf(text).slice(0, wordsSearchedMax)
  const offset = (page - 1) * giftCardsPerPage
  if (words.length === 0) return text.trim() === '' ? ask(database, everyCard, [teamId, country, offset]) : []
  const query = words.map(word => `'${word}':*`).join(' & ')
  const found = await ask(database, cardsWithWords, [teamId, country, offset, query])
  if (found.length > 0) return found
  const isPastTheEnd =
    page > 1 && (await ask(database, cardsWithWords, [teamId, country, 0, query])).length > 0
  return isPastTheEnd ? [] : ask(database, similarCards, [teamId, country, offset, foldText(text).trim()])
}

const ask = async (
  database: Queryable,
  statement: ReturnType<typeof prepared>,
  values: unknown[],
): Promise<readonly GiftCardRow[]> => {
  const { rows } = await database.query(statement, values)
  return z.array(GiftCardRow).parse(rows)
}

const inCountry = `(countries = '{}' or $2 = any (countries))`

const columns = `gift_card_id as "giftCardId", vendor, name, image_url as "imageUrl", least_minor as "leastMinor",
  least_currency as currency`
const page = `limit ${giftCardsPerPage} offset $3`

const everyCard = prepared(
  `select ${columns} from rewards.gift_cards
   where team_id = $1 and ${inCountry} order by folded_name, gift_card_id ${page}`,
)

const cardsWithWords = prepared(
  `select ${columns} from rewards.gift_cards
   where team_id = $1 and ${inCountry} and words @@ $4::tsquery order by folded_name, gift_card_id ${page}`,
)

const similarCards = prepared(
  `select ${columns} from rewards.gift_cards
   where team_id = $1 and ${inCountry} and $4 <% folded_name
   order by $4 <<-> folded_name, folded_name, gift_card_id ${page}`,
)

const featuredMax = 12

/** Cards for the first page: another stretch of a random order each month, so that all of them come up. */
export const featuredGiftCards = async (
  database: Queryable,
  { teamId, country, month }: { readonly teamId: TeamId; readonly country: string; readonly month: string },
): Promise<readonly GiftCardRow[]> => {
  const after = await ask(database, drawnAfter, [teamId, country, month])
  if (after.length === featuredMax) return after
  // The order begins again after its end.
  const before = await ask(database, drawnBefore, [teamId, country, month])
  return [...after, ...before].slice(0, featuredMax)
}

const drawn = (stretch: string) =>
  prepared(
    `select ${columns} from rewards.gift_cards
     where team_id = $1 and ${inCountry} and draw ${stretch} hashtext($3) order by draw limit ${featuredMax}`,
  )

const drawnAfter = drawn('>')
const drawnBefore = drawn('<=')
