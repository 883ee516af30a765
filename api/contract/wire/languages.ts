export const languages = ['en', 'de', 'es'] as const

export type Language = (typeof languages)[number]

/** The language of a locale: the first one whose code begins it, else English. */
export const languageOf = (locale: string): Language =>
  languages.find(language => locale.toLowerCase().split(/[-_]/)[0] === language) ?? 'en'
