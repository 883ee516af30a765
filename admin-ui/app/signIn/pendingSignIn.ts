import { z } from 'zod'

const key = 'laurel.signIn'

/** What has to survive the round trip through Slack. */
const PendingSignIn = z.object({ state: z.string(), redirect: z.string().nullable() })
type PendingSignIn = z.infer<typeof PendingSignIn>

export const rememberSignIn = (pending: PendingSignIn): void =>
  sessionStorage.setItem(key, JSON.stringify(pending))

/** Reads it once; a callback that comes twice finds nothing. */
export const takeSignIn = (): PendingSignIn | undefined => {
  const text = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return text === null ? undefined : PendingSignIn.safeParse(JSON.parse(text)).data
}
