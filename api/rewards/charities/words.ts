/** More words than this narrow no search further. */
export const searchedWordsMax = 8
const wordLengthMax = 40

/** Words as they are stored and sought: lower case, without accents and apostrophes. */
export const wordsOf = (...texts: readonly string[]): string[] => {
  const plain = texts
    .join(' ')
    .normalize('NFKD')
    .replace(/[\p{M}'’`]/gu, '')
    .toLowerCase()
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map(word => word.slice(0, wordLengthMax)))]
}

/** The words of a search. An EIN may be written with its dash. */
export const searchedWords = (text: string): string[] =>
  wordsOf(text.replace(/\b(\d{2})-(\d)/g, '$1$2')).slice(0, searchedWordsMax)
