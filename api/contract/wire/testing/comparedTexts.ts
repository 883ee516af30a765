/** A text of English with its translation. */
export type ComparedText = { readonly key: string; readonly ours: string; readonly theirs: string }

/** Every text of a tree by its key. */
const flat = (tree: unknown, path = ''): readonly (readonly [string, string])[] =>
  typeof tree === 'string'
    ? [[path, tree]]
    : Object.entries(tree ?? {}).flatMap(([name, part]: [string, unknown]) =>
        flat(part, path === '' ? name : `${path}.${name}`),
      )

const placeholders = (text: string): readonly string[] => [...new Set(text.match(/%?\{\w+\}/g))].toSorted()

const forms = (text: string): number => text.split(' |||| ').length

/** The texts of English beside those of another language. */
export const compareTexts = (english: unknown, translated: unknown): readonly ComparedText[] => {
  const theirs = new Map(flat(translated))
  return flat(english).map(([key, ours]) => ({ key, ours, theirs: theirs.get(key) ?? '' }))
}

/** Whether a translation has other placeholders or plural forms than English. */
export const isFilledOtherwise = ({ ours, theirs }: ComparedText): boolean =>
  String(placeholders(ours)) !== String(placeholders(theirs)) || forms(ours) !== forms(theirs)
