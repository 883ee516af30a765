import type { Prepared, Queryable } from '@laurel/projections/engine/queryable.ts'
import { charityColumns } from './charityRow.ts'
import { type CharityPage, firstFull, inParts, pageOf } from './findCharities.ts'
import { knownWords, type SoughtWord } from './knownWords.ts'
import { searchedWords, searchedWordsMax } from './words.ts'

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
      partsFor(1).map(inPart => [inPart, [beginningWith(first)]]),
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

/** A statement, and a query of the index for each of its words. */
type Ask = readonly [Prepared, readonly string[]]

const pageBy = async (
  database: Queryable,
  asks: readonly Ask[],
  { after, limit }: PageOf,
): Promise<CharityPage> => {
  const asked = asks.map(([statement, queries]) => ({ statement, values: [after, limit + 1, ...queries] }))
  return pageOf(await firstFull(database, asked, limit + 1), limit)
}

/**
 * The index skips through the rows of words that are conditions of their own. In one query with all words, it compares
 * them row by row, which takes two to five times as long. The sort by an expression keeps the planner from walking along
 * the ranks.
 */
const statementsFor = (words: number): readonly Prepared[] => {
  const hasWords = Array.from({ length: words }, (_, index) => `words @@ $${index + 3}::tsquery`).join(
    ' and ',
  )
  return inParts(
    part => `select ${charityColumns} from rewards.charities
      where ${hasWords} and ${part} and rank > $1 order by rank + 0 limit $2`,
  )
}

const statements = Array.from({ length: searchedWordsMax + 1 }, (_, words) =>
  words === 0 ? [] : statementsFor(words),
)
const partsFor = (words: number): readonly Prepared[] => statements[words] ?? []

/** The parts of the table in which an index may collect all rows of the words that begin alike. */
const smallParts = 2

/** In large parts, the words that begin like an unfinished one are listed. A rare word is sought in all of them at once. */
const asksFor = (sought: readonly SoughtWord[]): readonly Ask[] => {
  // The rows of the rarest word lead through those of the others.
  const rarestFirst = sought.toSorted((one, other) => one.uses - other.uses)
  const asks = partsFor(sought.length).map(
    (inPart, index) => [inPart, rarestFirst.map(index < smallParts ? unfinished : expanded)] as const,
  )
  return sought.some(isRare) ? asks.slice(-1) : asks
}

/** A word with fewer nonprofits than this is sought in the whole table at once. */
const rareMax = 1_000
const isRare = ({ uses, isUnfinished }: SoughtWord): boolean => !isUnfinished && uses < rareMax

const beginningWith = (word: string): string => `'${word}':*`

const unfinished = ({ word, isUnfinished }: SoughtWord): string =>
  isUnfinished ? beginningWith(word) : `'${word}'`

const expanded = ({ word, isUnfinished, endings }: SoughtWord): string =>
  isUnfinished ? endings.map(ending => `'${ending}'`).join(' | ') : `'${word}'`
