/** Sentences of English, with `%{name}` for what varies, and what they are in another language. */
export type Sentences = Readonly<Record<string, string>>

/** Says a sentence of English in another language; undefined for one that it does not know. */
export type Phrasebook = (sentence: string) => string | undefined

type Template = {
  /** What is fixed: one part more than there are names. */
  readonly parts: readonly string[]
  readonly names: readonly string[]
  readonly translation: string
}

export const createPhrasebook = (sentences: Sentences): Phrasebook => {
  const fixed = new Map(Object.entries(sentences))
  const templates = Object.entries(sentences).flatMap(([sentence, translation]): Template[] =>
    sentence.includes('%{') ? [templateOf(sentence, translation)] : [],
  )
  return sentence => {
    const found = fixed.get(sentence)
    if (found !== undefined) return found
    for (const { parts, names, translation } of templates) {
      const values = valuesIn(sentence, parts)
      if (values)
        return translation.replaceAll(/%\{(\w+)\}/g, (_whole, name: string) => {
          const value = values[names.indexOf(name)] ?? ''
          return fixed.get(value) ?? value
        })
    }
    return undefined
  }
}

const placeholder = /%\{(\w+)\}/

const templateOf = (sentence: string, translation: string): Template => {
  const pieces = sentence.split(placeholder)
  return {
    parts: pieces.filter((_piece, index) => index % 2 === 0),
    names: pieces.filter((_piece, index) => index % 2 === 1),
    translation,
  }
}

/** What stands between the fixed parts. One pass over the sentence, whatever people wrote into it. */
const valuesIn = (sentence: string, parts: readonly string[]): readonly string[] | undefined => {
  const [first = '', ...later] = parts
  const last = later.pop() ?? ''
  if (!sentence.startsWith(first)) return undefined
  const values: string[] = []
  let begin = first.length
  for (const part of later) {
    const end = sentence.indexOf(part, begin)
    if (end < 0) return undefined
    values.push(sentence.slice(begin, end))
    begin = end + part.length
  }
  const end = sentence.length - last.length
  if (end < begin || !sentence.endsWith(last)) return undefined
  return [...values, sentence.slice(begin, end)]
}
