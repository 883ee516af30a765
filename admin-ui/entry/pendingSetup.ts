const key = 'laurel.setup'

/** The state of an installation has to survive the round trip through Slack. */
export const rememberSetup = (state: string): void => sessionStorage.setItem(key, state)

/** Reads it once; a callback that comes twice finds nothing. */
export const takeSetup = (): string | null => {
  const state = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return state
}
