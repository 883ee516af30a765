import type { Prepared, Queryable } from '@laurel/projections/engine/queryable.ts'
import { charityColumns } from './charityRow.ts'
import { type CharityPage, firstFull, inParts, pageOf } from './findCharities.ts'
import { knownWords, type SoughtWord } from './knownWords.ts'
import { searchedWords } from './words.ts'

export type CharitySearch = CharityPage & {
  /** The words that were sought instead of misspelled ones; null if nothing was corrected. */
  readonly correctedTo: string | null
}

type PageOf = { readonly after: number; readonly limit: number }

const nothing: CharitySearch = { charities: [], next: null, correctedTo: null }

/** Nonprofits with all words of a text in their names, city, state and EIN; the last word may be unfinished. */
export const searchCharities = async (
  database: Queryable,
  text: string,
  page: PageOf,
): Promise<CharitySearch> => {
  const words = searchedWords(text)
  const [first] = words
  if (first === undefined) return nothing
  if (words.length === 1) {
    const found = await pageBy(
      database,
      allParts.map(inPart => [inPart, beginningWith(first)]),
      page,
    )
    if (found.charities.length > 0 || page.after > 0) return { ...found, correctedTo: null }
  }
  const sought = await knownWords(database, words)
  if (sought === null) return nothing
  const corrected = sought.map(({ word }) => word)
  const isCorrected = corrected.some((word, index) => word !== words[index])
  const found = await pageBy(database, asksFor(sought), page)
  return { ...found, correctedTo: isCorrected && found.charities.length > 0 ? corrected.join(' ') : null }
}

const pageBy = async (
  database: Queryable,
  asks: readonly (readonly [Prepared, string])[],
  { after, limit }: PageOf,
): Promise<CharityPage> => {
  const asked = asks.map(([statement, query]) => ({ statement, values: [query, after, limit + 1] }))
  return pageOf(await firstFull(database, asked, limit + 1), limit)
}

/** The sort by an expression keeps the planner from walking along the ranks. */
const allParts = inParts(
  part => `select ${charityColumns} from rewards.charities
    where words @@ $1::tsquery and ${part} and rank > $2 order by rank + 0 limit $3`,
)

/** The parts of the table in which an index may collect all rows of the words that begin alike. */
const smallParts = 2

/** In large parts, the words that begin like an unfinished one are listed. A rare word is sought in all of them at once. */
const asksFor = (sought: readonly SoughtWord[]): (readonly [Prepared, string])[] => {
  const asks = allParts.map(
    (inPart, index) => [inPart, index < smallParts ? unfinished(sought) : expanded(sought)] as const,
  )
  return sought.some(isRare) ? asks.slice(-1) : asks
}

/** A word with fewer nonprofits than this is sought in the whole table at once. */
const rareMax = 1_000
const isRare = ({ uses, isUnfinished }: SoughtWord): boolean => !isUnfinished && uses < rareMax

const beginningWith = (word: string): string => `'${word}':*`

const unfinished = (sought: readonly SoughtWord[]): string =>
  sought.map(({ word, isUnfinished }) => (isUnfinished ? beginningWith(word) : `'${word}'`)).join(' & ')

const expanded = (sought: readonly SoughtWord[]): string =>
  sought
    .map(({ word, isUnfinished, endings }) =>
      isUnfinished ? `(${endings.map(ending => `'${ending}'`).join(' | ')})` : `'${word}'`,
    )
    .join(' & ')
