import type { BrowserContext } from 'playwright-core'

/** Signs in every page the context opens from now on, as the screens do it: the session token in their storage. */
export async function signIn(context: BrowserContext, token: string): Promise<void> {
  await context.addInitScript(value => globalThis.localStorage.setItem('laurel.token', value), token)
}
