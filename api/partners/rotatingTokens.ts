import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import type { VendorSurroundings, VendorTokens } from './surroundings.ts'

const Kept = z.object({ accessToken: z.string(), refreshToken: z.string(), renewAfter: z.string() })
type Kept = z.infer<typeof Kept>

export type IssuedTokens = {
  readonly accessToken: string
  readonly refreshToken: string
  /** How long the access token is used before it is renewed. */
  readonly useMilliseconds: number
}

export type RotatingTokens = {
  /** A token that works, renewed if `refused` is the current one. */
  readonly accessToken: (signal: AbortSignal, refused?: string) => Promise<string>
}

/**
 * Access tokens of a connection whose refresh token works once and is replaced by the next: a lock lets one caller renew
 * at a time, and the new one is stored before it is used.
 */
export const createRotatingTokens = (
  { clock, tokens = keptInMemory() }: Pick<VendorSurroundings, 'clock' | 'tokens'>,
  firstRefreshToken: string,
  renew: (refreshToken: string, signal: AbortSignal) => Promise<IssuedTokens>,
): RotatingTokens => {
  const readable = (text: string | null) =>
    text === null ? undefined : Kept.safeParse(JSON.parse(text)).data

  const renewFrom = async (current: string, signal: AbortSignal): Promise<string> => {
    const { accessToken, refreshToken, useMilliseconds } = await renew(current, signal)
    const renewAfter: Instant = addMilliseconds(clock(), Math.floor(useMilliseconds))
    return JSON.stringify({ accessToken, refreshToken, renewAfter } satisfies Kept)
  }

  return {
    accessToken: async (signal, refused) => {
      const isFresh = (kept: Kept | undefined): kept is Kept =>
        kept !== undefined && kept.accessToken !== refused && kept.renewAfter > clock()
      const known = readable(await tokens.read())
      if (isFresh(known)) return known.accessToken
      const renewed = await tokens.renew(async current => {
        const kept = readable(current)
        // Another caller renewed it.
        if (current !== null && isFresh(kept)) return current
        return renewFrom(kept?.refreshToken ?? firstRefreshToken, signal)
      })
      return Kept.parse(JSON.parse(renewed)).accessToken
    },
  }
}

/** Tokens of a client without a connection, such as a trial: they are gone with it. */
export const keptInMemory = (): VendorTokens => {
  let current: string | null = null
  return {
    read: () => Promise.resolve(current),
    renew: async work => {
      current = await work(current)
      return current
    },
  }
}
