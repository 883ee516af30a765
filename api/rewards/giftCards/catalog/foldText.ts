/** Letters that Unicode does not decompose. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/** A text in lower case and without accents, so that `Backerei` finds a `Bäckerei`. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[łøđßæœı]/gu, letter => plainLetters[letter] ?? letter)

const wordsMax = 200

/** The folded words of a text: its runs of letters and digits. */
export const wordsOf = (text: string): readonly string[] =>
  [...new Set(foldText(text).match(/[\p{L}\p{N}]+/gu))].slice(0, wordsMax)
