import { type Language, languageOf } from '@laurel/contract/wire/languages.ts'
import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import { action } from '../messages/english/action.ts'
import { signIn } from '../messages/english/signIn.ts'

const english = { action, signIn } as const

type EntryTexts = TextsLike<typeof english>
type Shown = { readonly language: Language; readonly texts: EntryTexts }

let shown: Shown = { language: 'en', texts: english }

export type EnglishTexts = typeof english

export const shownEntry = (): Shown => shown

/** Shows the entry in the language of the browser, as it does not know the person yet. */
export const loadEntryLanguage = async (browserLocale: string): Promise<void> => {
  const language = languageOf(browserLocale)
  document.documentElement.lang = language
  if (language !== 'en') shown = { language, texts: await textsIn(language) }
}

const textsIn = async (language: Exclude<Language, 'en'>): Promise<EntryTexts> => {
  switch (language) {
    case 'de':
      return (await import('../messages/german/entry.ts')).germanEntry
    case 'es':
      return (await import('../messages/spanish/entry.ts')).spanishEntry
  }
}
