import { textAt } from '@laurel/contract/browser/fillText.ts'
import type { ChangeKind } from '@laurel/ledger/teams/changes/vocabulary.ts'
import { shownTexts } from '../../messages/shownTexts.ts'
import type { Translate } from '../../messages/useText.ts'

export const kindName = (what: ChangeKind): string =>
  textAt(shownTexts, `changes.kinds.${what.replace('.', '_')}`) ?? what

/** A setting without a name of its own is named by its words: `isShown` is "Is shown". */
export const fieldName = (field: string): string =>
  textAt(shownTexts, `changes.fields.${field}`) ?? sentenceOf(field.replaceAll(/([A-Z])/g, ' $1'))

export const shownValue = (
  value: string | null,
  text: Translate,
  instantInWords: (instant: string) => string,
): string => {
  if (value === null || value === '') return text('changes.nothing')
  if (value === 'true') return text('changes.on')
  if (value === 'false') return text('changes.off')
  if (isInstant(value)) return instantInWords(value)
  return value
    .split(', ')
    .map(word => (isCode(word) ? sentenceOf(word.replaceAll('_', ' ')) : word))
    .join(', ')
}

const isInstant = (value: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)

/** The name of a process: `slack` is "Slack". */
export const processName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** `DAY_OF`, `MONTHLY`; a currency stays as it is. */
const isCode = (word: string): boolean => /^(?:[A-Z]{4,}|[A-Z]+(?:_[A-Z]+)+)$/.test(word)

const sentenceOf = (words: string): string => {
  const lower = words.toLowerCase()
  return lower.charAt(0).toUpperCase() + lower.slice(1)
}
