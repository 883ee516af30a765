import type { AwardId } from '@laurel/ledger/kernel/ids.ts'
import type { AwardGrammar } from './awardText.ts'

export type NamedAward = { readonly awardId: AwardId; readonly start: number; readonly end: number }

const marks = '[#"“”\'‘’*_]*'

/** Matches a name as people type it: in any case, with any whitespace, escaped by Slack. */
const nameWords = (name: string): string =>
  name
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .split(/\s+/)
    .map(word => word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'))
    .join('\\s+')

/** Longer names first, so that "Spark of the month" is never read as "Spark". */
const byLength = (awards: AwardGrammar['awards']): AwardGrammar['awards'] =>
  awards.toSorted((one, other) => other.name.length - one.name.length)

/** The award whose name is at this index. */
export const awardAt = (text: string, at: number, awards: AwardGrammar['awards']): NamedAward | undefined => {
  for (const { awardId, name } of byLength(awards)) {
    const pattern = new RegExp(`${marks}${nameWords(name)}${marks}(?=[\\s,;:<.!?]|$)[,;:]*`, 'iuy')
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match) return { awardId, start: at, end: at + match[0].length }
  }
  return undefined
}

/** The award that is marked with `#`, if exactly one is. */
export const markedAward = (text: string, awards: AwardGrammar['awards']): NamedAward | undefined => {
  const found = [...text.matchAll(/(?<=^|\s)#/gu)].flatMap(({ index }) => awardAt(text, index, awards) ?? [])
  const [only] = found
  return new Set(found.map(({ awardId }) => awardId)).size === 1 ? only : undefined
}
