import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'

/** A word of a search as the nonprofits have it. */
export type SoughtWord = {
  readonly word: string
  /** How many nonprofits have it, or at most how many have one of its endings. */
  readonly uses: number
  /** The last word may be the beginning of others; these are the most used of them. */
  readonly isUnfinished: boolean
  readonly endings: readonly string[]
}

/** Shorter words resemble too many others to be corrected (as in rewards.words_alike), short beginnings have too many endings. */
const correctedLengthMin = 4
const endingsMax = 30
const unfinishedLengthMin = 3

/**
 * The words of a search with their uses; misspelled words are replaced by the most similar ones. Null where a word is
 * like no other, so that nothing can be found.
 */
export const knownWords = async (
  database: Queryable,
  words: readonly string[],
): Promise<readonly SoughtWord[] | null> => {
  const last = words.at(-1) ?? ''
  const isUnfinished = last.length >= unfinishedLengthMin && !isNumber(last)
  const known = Words.parse(
    (await database.query(byWord, [words, isUnfinished ? last : null, `${last}\u{10ffff}`])).rows,
  )
  const uses = new Map(known.map(({ word, uses: count }) => [word, count]))
  const endings = known.flatMap(({ word, is_ending }) => (is_ending ? [word] : []))
  const usesOf = (some: readonly string[]): number =>
    some.reduce((sum, word) => sum + (uses.get(word) ?? 0), 0)
  const sought: SoughtWord[] = []
  for (const [index, word] of words.entries()) {
    const isLast = index === words.length - 1
    if (isLast && isUnfinished && endings.length > 0)
      sought.push({ word, uses: usesOf(endings), isUnfinished: true, endings })
    else if (uses.has(word) || isNumber(word))
      sought.push({ word, uses: uses.get(word) ?? 1, isUnfinished: false, endings: [] })
    // One or two letters behind other words: the person is still typing.
    else if (isLast && words.length > 1 && word.length < unfinishedLengthMin) continue
    else {
      const [best] = word.length < correctedLengthMin ? [] : await mostAlike(database, word)
      if (!best) return null
      sought.push({ ...best, isUnfinished: false, endings: [] })
    }
  }
  return sought
}

/** An EIN, a number of a street or of a school: written as it is. */
const isNumber = (word: string): boolean => /^\d+$/.test(word)

const Words = z.array(z.object({ word: z.string(), uses: z.int(), is_ending: z.boolean() }))

const byWord = prepared(`
  (select word, uses, false as is_ending from rewards.charity_words where word = any ($1::text[]))
  union all
  (select word, uses, true from rewards.charity_words where $2::text is not null and word >= $2 and word < $3
   order by uses desc, word limit ${endingsMax})`)

const mostAlike = async (
  database: Queryable,
  word: string,
): Promise<readonly { readonly word: string; readonly uses: number }[]> =>
  Words.parse((await database.query(alike, [word])).rows)

const alike = prepared('select word, uses, false as is_ending from rewards.words_alike($1)')
