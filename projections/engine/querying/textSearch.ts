import type { Parameters } from './parameters.ts'

/** SQL: whether a text has the words of a search. */
export type TextSearch = (text: string) => string

/**
 * Finds words anywhere in a text, in upper or lower case. One or two Latin letters or digits are found where a word
 * begins: elsewhere they are in almost every text, and no index finds them. Other scripts write whole words with as few
 * signs.
 */
export const textSearch = (words: string, parameters: Parameters): TextSearch => {
  const signs = words.replace(/[\\%_]/g, sign => `\\${sign}`)
  const patterns = isShort(words) ? [`${signs}%`, `% ${signs}%`, `%\n${signs}%`] : [`%${signs}%`]
  const bound = patterns.map(pattern => parameters.bind(pattern))
  return text => `(${bound.map(pattern => `${text} ilike ${pattern}`).join(' or ')})`
}

/** Whether words are found only where a word begins. */
export const isShort = (words: string): boolean => /^[\p{Script=Latin}\p{Nd}]{1,2}$/u.test(words)
