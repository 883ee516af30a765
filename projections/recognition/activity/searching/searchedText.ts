import type { Parameters } from '../../../engine/querying/parameters.ts'
import { isShort, textSearch } from '../../../engine/querying/textSearch.ts'
import { isBeyondAsciiSql, spelledSql } from '../../../engine/searchFunctions.ts'

/** SQL of the texts of an activity that a search looks through. The indexes are on the same expression. */
const textOf = (prefix: string): string =>
  `(${prefix}message || E'\\n' || coalesce(${prefix}value, '') || E'\\n' || coalesce(${prefix}award_name, ''))`

export const searchedText = textOf('a.')

/** The day of an activity, by which an index finds the matches of some days alone. */
const dayOf = (prefix: string): string => `((${prefix}occurred_at at time zone 'UTC')::date)`

export const searchedDay = dayOf('a.')

const ofDay = `team_id, kind, ${dayOf('')}`

/** A search reads all rows that wait to be sorted into an index, 32 pages at most. */
const waiting = 'with (gin_pending_list_limit = 256)'

export const searchIndexes = [
  `using gin (${ofDay}, ${textOf('')} gin_trgm_ops) ${waiting}`,
  `using gin (${ofDay}, (${spelledSql(textOf(''))}) gin_trgm_ops) ${waiting} where ${isBeyondAsciiSql(textOf(''))}`,
] as const

/**
 * A condition on the text of `a` that one of the indexes evaluates. Null if the words have nothing that an index holds:
 * three ASCII letters or digits in a row, the beginning of a word, or any sign beyond ASCII.
 */
export const indexedCondition = (words: string, parameters: Parameters): string | null => {
  const isFound = (): string => textSearch(words, parameters)(searchedText)
  if (/[a-z0-9]{3}/i.test(words)) return isFound()
  if (/[^\0-\x7f]/.test(words)) {
    const spelled = `'%' || ${spelledSql(`${parameters.bind(words)}::text`)} || '%'`
    return `${isBeyondAsciiSql(searchedText)} and ${spelledSql(searchedText)} like ${spelled} and ${isFound()}`
  }
  return isShort(words) || /[^a-z0-9][a-z0-9]/i.test(words) ? isFound() : null
}
