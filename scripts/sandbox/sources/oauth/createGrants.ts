import { randomBytes } from 'node:crypto'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'

export type GrantsOptions = {
  /** The beginning of every token. */
  readonly prefix: string
  readonly clock: () => Instant
  readonly accessSeconds: number
  /** When a refresh token stops to work: at its first use, or once the access token of its successor is used. */
  readonly formerEnds: 'when renewed' | 'when its successor is used'
}

type Grant = {
  readonly scopes: readonly string[]
  /** Refresh tokens before this one have ended. */
  settled: number
  latest: number
  /** Access tokens up to this one ended before their time. */
  endedAccess: number
}

type Code = { readonly redirectUri: string; readonly scopes: readonly string[]; readonly until: Instant }

export type IssuedGrant = {
  readonly accessToken: string
  readonly refreshToken: string
  readonly scopes: readonly string[]
}

/** What a partner issues to those who may read a company: codes that work once, access tokens and refresh tokens. */
export const createGrants = ({ prefix, clock, accessSeconds, formerEnds }: GrantsOptions) => {
  const grants = new Map<string, Grant>()
  const codes = new Map<string, Code>()

  const issue = (id: string, grant: Grant): IssuedGrant => {
    grant.latest += 1
    if (formerEnds === 'when renewed') grant.settled = grant.latest
    const until = Date.parse(addMilliseconds(clock(), accessSeconds * 1_000))
    return {
      accessToken: `${prefix}-access-${id}-${grant.latest}-${until}`,
      refreshToken: `${prefix}-refresh-${id}-${grant.latest}`,
      scopes: grant.scopes,
    }
  }

  return {
    code: (redirectUri: string, scopes: readonly string[]): string => {
      const code = `${prefix}-code-${randomBytes(12).toString('hex')}`
      codes.set(code, { redirectUri, scopes, until: addMilliseconds(clock(), 10 * 60_000) })
      return code
    },
    /** Partners that do not compare the address leave it out. */
    exchange: (code: string, redirectUri: string | undefined): IssuedGrant | undefined => {
      const known = codes.get(code)
      codes.delete(code)
      if (!known || known.redirectUri !== (redirectUri ?? known.redirectUri) || known.until < clock())
        return undefined
      const id = randomBytes(8).toString('hex')
      const grant: Grant = { scopes: known.scopes, settled: 1, latest: 0, endedAccess: 0 }
      grants.set(id, grant)
      return issue(id, grant)
    },
    renew: (refreshToken: string): IssuedGrant | undefined => {
      const [, id, number] = new RegExp(`^${prefix}-refresh-(\\w+)-(\\d+)$`).exec(refreshToken) ?? []
      if (id === undefined) return undefined
      const generation = Number(number)
      // The sandbox started again since it issued this one.
      const grant = grants.get(id) ?? {
        scopes: ['*'],
        settled: generation,
        latest: generation,
        endedAccess: 0,
      }
      grants.set(id, grant)
      return generation >= grant.settled && generation <= grant.latest ? issue(id, grant) : undefined
    },
    /** The scopes of an access token; undefined where it does not work. */
    scopesOf: (authorization: string | undefined): readonly string[] | undefined => {
      const pattern = new RegExp(`^Bearer ${prefix}-access-(\\w+)-(\\d+)-(\\d+)$`)
      const [, id = '', number, until] = pattern.exec(authorization ?? '') ?? []
      const [grant, generation] = [grants.get(id), Number(number)]
      if (!grant || generation <= grant.endedAccess || Number(until) <= Date.parse(clock())) return undefined
      grant.settled = Math.max(grant.settled, generation)
      return grant.scopes
    },
    endAccess: (): void => {
      for (const grant of grants.values()) grant.endedAccess = grant.latest
    },
  }
}
export type Grants = ReturnType<typeof createGrants>

/** A refresh token that works from the beginning, for settings that open a stand-in. */
export const firstRefreshToken = (prefix: string): string => `${prefix}-refresh-first-1`
