import { signedInKey, type TokenStorage } from '@laurel/contract/wire/session.ts'

const key = 'laurel.admin'

/** Notes that the signed-in member uses the administration. The next page loads it before it asks who is signed in. */
export const rememberAdmin = (storage: TokenStorage): void => {
  const member = storage.getItem(signedInKey)
  if (member !== null) storage.setItem(key, member)
}

export const wasAdmin = (storage: TokenStorage): boolean => {
  const member = storage.getItem(key)
  return member !== null && member === storage.getItem(signedInKey)
}
