import { fillText, type KeysOf, textAt } from '@laurel/contract/browser/fillText.ts'
import { type EnglishTexts, shownEntry } from './entryTexts.ts'

export type EntryTextKey = KeysOf<EnglishTexts>

/** A text of the entry by its key. The texts of the administration stay out of what these pages load. */
export const text = (key: EntryTextKey, options: Readonly<Record<string, string | number>> = {}): string => {
  const { language, texts } = shownEntry()
  return fillText(textAt(texts, key) ?? key, options, language)
}
