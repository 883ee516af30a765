import type { TokenStorage } from '@laurel/contract/wire/session.ts'

const key = 'laurel.reloadedAt'
const pauseMilliseconds = 60_000

/** Whether a page may reload itself now. It does so once a minute at most, as a script may be gone for good. */
export const mayReload = (storage: TokenStorage, now: number): boolean => {
  if (now - Number(storage.getItem(key)) < pauseMilliseconds) return false
  storage.setItem(key, String(now))
  return true
}
