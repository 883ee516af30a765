import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { charitiesInCategory, charitiesOfList } from './findCharities.ts'
import type { CharityOffer } from './offer.ts'
import { type CharitySearch, searchCharities } from './searchCharities.ts'
import { searchedWords } from './words.ts'

export type CharityQuestion = {
  readonly text: string
  readonly category: string | undefined
  /** The rank after which the page begins. */
  readonly after: number
  readonly limit: number
}

/** Finds nonprofits that the team offers: by words, by category, or all of its whitelist. */
export const findOffered = async (
  database: Queryable,
  { whitelist }: CharityOffer,
  { text, category, ...page }: CharityQuestion,
): Promise<CharitySearch> => {
  if (whitelist) {
    const found = await charitiesOfList(database, whitelist, { ...page, words: searchedWords(text) })
    return { ...found, correctedTo: null }
  }
  if (category !== undefined)
    return { ...(await charitiesInCategory(database, category, page)), correctedTo: null }
  return searchCharities(database, text, page)
}
