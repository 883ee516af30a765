/** A product of the stand-in's catalog, as it is described in its list. */
export type Described = {
  readonly title: string
  /** The price in US cents, without tax and shipping. */
  readonly cents: number
  readonly features?: readonly string[]
  readonly colors?: readonly string[]
  readonly sizes?: readonly string[]
  readonly state?: OfferState
}

/** Why a product can't be bought, or how its offers differ from those of other products. */
export type OfferState =
  /** Amazon sends it with Prime. The state of products without another one. */
  | 'prime'
  /** A merchant sends it for a shipping fee. */
  | 'merchant'
  /** One offer of a merchant at a lower price, and one with Prime. */
  | 'bothOffers'
  | 'outOfStock'
  | 'withoutPrice'
  | 'restricted'
  | 'withoutOffers'

/** The departments of the catalog, by the words that find all of their products. */
export const departments = {
  HOME_KITCHEN: 'home kitchen',
  WOMENS_CLOTHING: 'womens clothing',
  MENS_CLOTHING: 'mens clothing',
  PETS: 'pet supplies',
  WOMENS_SHOES: 'womens shoes',
  MENS_SHOES: 'mens shoes',
  ELECTRONICS: 'electronics',
  TOYS_GAMES: 'toys games',
  BOOKS: 'books',
} as const
export type Department = keyof typeof departments
