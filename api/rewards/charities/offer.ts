import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { CharityRow } from './charityRow.ts'
import { type CharityContent, einsOfList } from './content.ts'
import { charityByEin } from './findCharities.ts'

/** What the settings of a team say about nonprofits. */
export type CharitySettings = {
  readonly charityWhitelist: readonly string[]
  readonly featuredCharities: readonly string[]
}

/** Which nonprofits a team offers. */
export type CharityOffer = {
  /** The only ones that it offers; null for all. */
  readonly whitelist: readonly string[] | null
  /** The ones that it shows first. A whitelist takes precedence. */
  readonly featured: readonly string[]
}

export const offerOf = async (
  content: CharityContent,
  { charityWhitelist, featuredCharities }: CharitySettings,
): Promise<CharityOffer> =>
  charityWhitelist.length > 0
    ? { whitelist: await einsOfList(content, charityWhitelist), featured: [] }
    : { whitelist: null, featured: await einsOfList(content, featuredCharities) }

/** A nonprofit that the team offers; undefined for unknown ones and for those outside of its whitelist. */
export const offeredCharity = async (
  database: Queryable,
  { whitelist }: CharityOffer,
  ein: string,
): Promise<CharityRow | undefined> =>
  whitelist === null || whitelist.includes(ein) ? charityByEin(database, ein) : undefined
