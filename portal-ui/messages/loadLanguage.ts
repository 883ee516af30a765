import { type Language, languageOf } from '@laurel/contract/wire/languages.ts'
import type { TextsLike } from '@laurel/contract/wire/textsLike.ts'
import type { english } from './english.ts'
import { firstTexts } from './firstTexts.ts'
import { showLanguage, shownLanguage } from './shownTexts.ts'

/** Every text of a language other than English, in a file of its own that only its readers load. */
const textsOf = async (language: Exclude<Language, 'en'>): Promise<TextsLike<typeof english>> => {
  switch (language) {
    case 'de':
      return (await import('./german.ts')).german
    case 'es':
      return (await import('./spanish.ts')).spanish
  }
}

/** The language of the first locale of the browser, until it is known who is signed in. */
export const browserLanguage = (): Language => languageOf(navigator.languages[0] ?? 'en')

/** Shows the portal in a language. Where its texts don't load, the portal stays in English. */
export const loadLanguage = async (language: Language): Promise<void> => {
  if (language === shownLanguage()) return
  if (language === 'en') {
    const { laterTexts } = await import('./laterTexts.ts')
    showLanguage(language, { ...firstTexts, ...laterTexts })
  } else showLanguage(language, await textsOf(language))
  document.documentElement.lang = language
}
