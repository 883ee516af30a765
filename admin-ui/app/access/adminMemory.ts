import { type Language, languageOf } from '@laurel/contract/wire/languages.ts'
import { signedInKey, type TokenStorage } from '@laurel/contract/wire/session.ts'

const key = 'laurel.admin'
const administratorKey = 'laurel.administrator'
const languageKey = 'laurel.language'

/**
 * Notes that the signed-in member uses the administration. The next page loads it before it asks who is signed in, and
 * to administrators the data of the page too: others may read few of the lists.
 */
export const rememberAdmin = (storage: TokenStorage, isAdministrator: boolean): void => {
  const member = storage.getItem(signedInKey)
  if (member === null) return
  storage.setItem(key, member)
  if (isAdministrator) storage.setItem(administratorKey, member)
  else storage.removeItem(administratorKey)
}

const names = (storage: TokenStorage, name: string): boolean => {
  const member = storage.getItem(name)
  return member !== null && member === storage.getItem(signedInKey)
}

export const wasAdmin = (storage: TokenStorage): boolean => names(storage, key)

export const wasAdministrator = (storage: TokenStorage): boolean => names(storage, administratorKey)

/** Notes what the administration is read in, for the outline of the next page. */
export const rememberLanguage = (storage: TokenStorage, language: Language): void =>
  storage.setItem(languageKey, language)

export const rememberedLanguage = (storage: TokenStorage): Language =>
  languageOf(storage.getItem(languageKey) ?? 'en')
