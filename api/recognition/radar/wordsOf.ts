/** Fewer words than these say nothing about what someone did: “Thanks a lot!” is enough for four people. */
const wordsMin = 4

/** Texts are compared by their beginning, so that a month fits into memory. */
const comparedMax = 120

const words = new Intl.Segmenter('und', { granularity: 'word' })

/**
 * The words of a message in small letters, without mentions, emoji and punctuation; empty where there are too few to say
 * anything. Also counts words of scripts that put no spaces between them.
 */
export const wordsOf = (message: string): string => {
  const said = message
    .slice(0, 500)
    .replace(/<[^>]*>/g, ' ')
    .replace(/:[\w+-]+:/g, ' ')
    .toLowerCase()
  const found = [...words.segment(said)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
  return found.length < wordsMin ? '' : found.join(' ').slice(0, comparedMax)
}

/** The same words so often are a form. */
export const repeatedFrom = 4
