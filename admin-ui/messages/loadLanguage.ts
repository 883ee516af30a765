import type { Language } from '@laurel/contract/wire/languages.ts'
import { showLanguage } from './shownTexts.ts'
import { textsOf } from './textsOf.ts'

/** Shows the administration in a language. English is there from the start. */
export const loadLanguage = async (language: Language): Promise<void> => {
  document.documentElement.lang = language
  if (language !== 'en') showLanguage(language, await textsOf(language))
}
