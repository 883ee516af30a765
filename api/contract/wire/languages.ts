export const languages = ['en', 'de', 'es'] as const

export type Language = (typeof languages)[number]

/** The language of a locale: the first one whose code begins it, else English. */
export const languageOf = (locale: string): Language => spokenIn(locale) ?? 'en'

/** Whether Laurel has texts in the language of a locale. */
export const isSpoken = (locale: string): boolean => spokenIn(locale) !== undefined

const spokenIn = (locale: string): Language | undefined =>
  languages.find(language => locale.toLowerCase().split(/[-_]/)[0] === language)
