import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Pool } from 'pg'
import { createTokenCipher, type TokenCipher } from '../../access/tokenCipher.ts'
import { tokensOf } from '../../rewards/vendors/connections/connectionTokens.ts'
import { type SourceConnection, sourceOwner, sourceSettingsIn } from './connections/sourceConnections.ts'
import type { OAuthApp, PersonSourceClient, SourceSurroundings } from './port.ts'
import type { RegisteredSource } from './registeredSource.ts'
import type { SourceName } from './sourceNames.ts'
import { SourceRefused } from './sourceTrouble.ts'

/** A partner where people grant access: a source, or a vendor of rewards. */
export type GrantName = SourceName | 'printful' | 'sendoso' | 'sendosoSandbox'

/** Laurel’s own registrations at partners where people grant access. */
export type SourceApps = Readonly<Partial<Record<GrantName, Pick<OAuthApp, 'clientId' | 'clientSecret'>>>>

export type SourceReceivers = Readonly<Partial<Record<SourceName, Readonly<Record<string, string>>>>>

export type PersonSourcesOptions = {
  readonly database: Pool
  /** 32 bytes in base64 that encrypt the settings of connections. */
  readonly encryptionKey: string
  readonly sources: readonly RegisteredSource[]
  readonly clock: () => Instant
  /** The public address of Laurel, where partners send administrators back to. */
  readonly origin: string
  readonly apps?: SourceApps
  /** Where sources send to, as administrators enter it there: texts by their titles. Others can't be connected. */
  readonly receivers?: SourceReceivers
  readonly fetch?: typeof fetch
  /** The stand-ins of sources, by name; set where the sandbox runs, and nowhere else. */
  readonly origins?: Readonly<Record<string, string>>
}

/** The sources that this version knows, and clients of those that teams are connected to. */
export type PersonSources = {
  readonly registry: readonly RegisteredSource[]
  readonly store: { readonly database: Pool; readonly cipher: TokenCipher }
  readonly receivers: SourceReceivers
  /** The public address of Laurel. */
  readonly origin: string
  readonly surroundingsOf: (name: GrantName) => SourceSurroundings
  /** Throws `SourceRefused` for settings that this version can’t read. */
  readonly clientOf: (connection: SourceConnection) => PersonSourceClient
}

export const openPersonSources = (options: PersonSourcesOptions): PersonSources => {
  const { database, sources, clock, origin, apps = {}, origins = {} } = options
  const cipher = createTokenCipher(options.encryptionKey)
  const byName = new Map(sources.map(source => [source.name, source]))

  const surroundingsOf = (name: GrantName): SourceSurroundings => {
    const [standIn, app] = [origins[name], apps[name]]
    return {
      fetch: options.fetch ?? fetch,
      clock,
      random: Math.random,
      ...(standIn === undefined ? {} : { origin: standIn }),
      ...(app && { app: { ...app, redirectUrl: redirectUrlOf(origin, name) } }),
    }
  }

  return {
    registry: sources,
    receivers: options.receivers ?? {},
    origin,
    store: { database, cipher },
    surroundingsOf,
    clientOf: connection => {
      const { connectionId, teamId, source: name } = connection
      const source = byName.get(name)
      const title = source?.title ?? name
      try {
        if (!source) throw new Error(`This version does not know ${name}.`)
        const owner = sourceOwner(teamId, name)
        const tokens = tokensOf(
          { database, cipher, table: 'sources.connections' },
          { connectionId, owner, title },
        )
        const stored = { teamId, connectionId, database }
        return source.connect(sourceSettingsIn({ cipher }, connection), {
          ...surroundingsOf(name),
          tokens,
          stored,
        })
      } catch {
        throw new SourceRefused(`The stored settings of ${title} can't be read. Connect again.`)
      }
    },
  }
}

export const redirectUrlOf = (origin: string, name: GrantName): string =>
  `${origin}/settings/integrations/auth-${name === 'sendosoSandbox' ? 'sendoso-sandbox' : name}`
