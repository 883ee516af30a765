import type { z } from 'zod'
import type { ConnectionTest } from '../../partners/surroundings.ts'
import type { SourceName } from './sourceNames.ts'
import type { SourcePerson } from './sourcePerson.ts'
import type { OAuthApp, SourceSurroundings } from './sourceSurroundings.ts'
import type { ConnectionSubscription, SourceWebhooks } from './webhooks/port.ts'

/** A source of people: what it can do, what it must be configured with, and how a client of it is made. */
export type PersonSource<Settings> = {
  readonly name: SourceName
  readonly title: string
  /** `files` and `push` send to Laurel, with credentials that Laurel issues. */
  readonly connects: 'credentials' | 'oauth' | 'files' | 'push'
  readonly capabilities: { readonly isIncremental: boolean }
  /** The secrets and options of a connection, described by `settingFields.ts`. They are stored encrypted. */
  readonly settings: z.ZodType<Settings>
  /** Files: the settings have `mapping`, the column of each field of a person, which administrators choose. */
  readonly mapsColumns?: true
  readonly oauth?: OAuthOfSource<Settings>
  /** New credentials for a source that sends to Laurel, in place of `current`. */
  readonly issue?: (current: Settings | null, request: IssueRequest) => Issued<Settings>
  /** Messages by which the source says that people changed. */
  readonly webhooks?: SourceWebhooks<Settings>
  readonly create: (settings: Settings, surroundings: SourceSurroundings) => PersonSourceClient
}

export type OAuthOfSource<Settings> = {
  /** Where the administrator grants access; null while settings that come first are missing, such as a subdomain. */
  readonly authorizeUrl: (request: AuthorizeRequest) => string | null
  /** Throws `SourceRefused` for a code that the partner does not accept. */
  readonly exchange: (
    request: Omit<AuthorizeRequest, 'state' | 'origin'> & { readonly code: string },
    surroundings: SourceSurroundings,
    signal: AbortSignal,
  ) => Promise<Settings>
}

export type AuthorizeRequest = {
  readonly app: OAuthApp
  readonly state: string
  /** What was entered before the grant, such as `subdomain`. */
  readonly entered: Readonly<Record<string, string>>
  /** Where the stand-in of the partner is; without it, the partner's own addresses hold. */
  readonly origin?: string
}

export type IssueRequest = {
  readonly connectionId: string
  /** Bytes that no one can guess. */
  readonly randomBytes: (size: number) => Buffer
}

export type Issued<Settings> = {
  /** Keep a hash of a password, not the password. */
  readonly settings: Settings
  /** What the administrator copies, by its title. It is shown once. */
  readonly shownOnce: Readonly<Record<string, string>>
}

/**
 * One connection to a source. Every method throws `SourceRefused` where the credentials are refused, `SourceBusy` where
 * the source asks to wait, and `VendorUncertain` where an answer is missing or unreadable.
 */
export type PersonSourceClient = {
  readonly testConnection: (signal: AbortSignal) => Promise<ConnectionTest>
  /** Pages of people. `since` is the cursor of the last page of the last run that ended; null for everyone. */
  readonly people: (
    request: { readonly since: string | null },
    signal: AbortSignal,
  ) => AsyncIterable<SourcePage>
  /** The people with these ids as they are now, for sources with messages. Unknown ones are left out. */
  readonly named?: (externalIds: readonly string[], signal: AbortSignal) => AsyncIterable<SourcePage>
  /** For messages of scope `connection`. */
  readonly subscription?: ConnectionSubscription
}

export type SourcePage = {
  readonly people: readonly SourcePerson[]
  /** People who are there and can’t be read. They keep what they have. */
  readonly unreadable: readonly UnreadablePerson[]
  /** The next run begins here. The last page that has one counts. */
  readonly cursor: string | null
  /**
   * All pages together hold everyone: a person who is missing has left. False for changes only. The same on each page
   * of a run.
   */
  readonly isFull: boolean
}

export type UnreadablePerson = { readonly externalId: string; readonly problem: string }

export type { ConnectionTest } from '../../partners/surroundings.ts'
export type { OAuthApp, SourceSurroundings, StoredSource } from './sourceSurroundings.ts'
