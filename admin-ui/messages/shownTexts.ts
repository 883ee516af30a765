import type { Language } from '@laurel/contract/wire/languages.ts'
import { firstTexts } from './firstTexts.ts'

type Texts = Readonly<Record<string, unknown>>

/** The texts that are loaded: English ones with the code that shows them, those of another language all at once. */
export const shownTexts: Record<string, unknown> = { ...firstTexts }

let language: Language = 'en'

export const shownLanguage = (): Language => language

export const addTexts = (texts: Texts): void => {
  Object.assign(shownTexts, texts)
}

/** Every text comes in this language from now on. */
export const showLanguage = (chosen: Language, texts: Texts): void => {
  language = chosen
  addTexts(texts)
}

/** Loads English texts with the code that shows them. Those of another language are there before. */
export const addEnglishTexts = async (load: () => Promise<Texts>): Promise<void> => {
  if (language === 'en') addTexts(await load())
}
