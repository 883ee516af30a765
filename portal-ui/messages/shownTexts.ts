import type { Language } from '@laurel/contract/wire/languages.ts'
import { firstTexts } from './firstTexts.ts'

type Texts = Readonly<Record<string, unknown>>

/** The texts that are loaded: English ones with the code that shows them, those of another language all at once. */
export const shownTexts: Record<string, unknown> = { ...firstTexts }

let language: Language = 'en'

export const shownLanguage = (): Language => language

/** Every text comes in this language from now on. */
export const showLanguage = (chosen: Language, texts: Texts): void => {
  language = chosen
  Object.assign(shownTexts, texts)
}

/** Loads the English texts of the pages beyond the first one. Those of another language are there before. */
export const loadLaterTexts = async (): Promise<void> => {
  if (language !== 'en') return
  const { laterTexts } = await import('./laterTexts.ts')
  // Another language may have been shown while they loaded.
  if (shownLanguage() === 'en') Object.assign(shownTexts, laterTexts)
}
