import { randomUUID } from 'node:crypto'
import type { AppSettings } from '../appSettings.ts'

/** What a person agreed to when they added the app. */
export type Consent = {
  readonly scopes: readonly string[]
  readonly installedBy: string
  readonly installedAt: Date
}

/** The tokens of an installation; the latter two where the app rotates them. */
export type IssuedTokens = {
  readonly token: string
  readonly refreshToken?: string
  readonly expiresInSeconds?: number
}

/** Whether a workspace has the app, and the token it holds. */
export type Installation = {
  /** The bot token while the app is installed. */
  current(): string | undefined
  /** What is wrong with a token of this workspace; undefined for one that works or is another's. */
  problemOf(token: string): 'token_revoked' | 'token_expired' | undefined
  /** What was agreed to; nothing where the app was there from the start. */
  consent(): Consent | undefined
  scopes(): readonly string[]
  /** Installs the app, or leaves the token of a present installation as it is. */
  install(consent: Consent): IssuedTokens
  /** Changes the token for a new one; undefined when the refresh token is none of this installation. */
  rotate(refreshToken: string): IssuedTokens | undefined
  /** Returns the token that ended. */
  end(): string | undefined
}

type InstallationOptions = {
  readonly app: AppSettings
  readonly now: () => Date
  /** The token the workspace begins with; without one the app is not installed. */
  readonly startsWith: string | undefined
  /** The token of the first installation. */
  readonly firstToken: string
}

export const createInstallation = ({
  app,
  now,
  startsWith,
  firstToken,
}: InstallationOptions): Installation => {
  const ended: string[] = []
  let token = startsWith
  let refreshToken: string | undefined
  let expiresAt = Number.POSITIVE_INFINITY
  let consent: Consent | undefined

  const issue = (fresh: string): IssuedTokens => {
    token = fresh
    if (app.tokensLiveSeconds === undefined) return { token: fresh }
    refreshToken = `xoxe-1-${randomUUID()}`
    expiresAt = now().getTime() + app.tokensLiveSeconds * 1000
    return { token: fresh, refreshToken, expiresInSeconds: app.tokensLiveSeconds }
  }

  return {
    current: () => token,
    problemOf: candidate => {
      if (ended.includes(candidate)) return 'token_revoked'
      return candidate === token && now().getTime() >= expiresAt ? 'token_expired' : undefined
    },
    consent: () => consent,
    scopes: () => consent?.scopes ?? app.scopes,
    install: agreed => {
      consent = agreed
      return issue(token ?? (ended.length === 0 ? firstToken : `${firstToken}-${randomUUID()}`))
    },
    rotate: candidate => {
      if (token === undefined || candidate !== refreshToken) return undefined
      ended.push(token)
      return issue(`${firstToken}-${randomUUID()}`)
    },
    end: () => {
      const last = token
      if (last !== undefined) ended.push(last)
      token = undefined
      refreshToken = undefined
      consent = undefined
      return last
    },
  }
}
