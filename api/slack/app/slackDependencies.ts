import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Pool } from 'pg'
import type { Clock } from '../../access/clock.ts'
import type { TokenCipher } from '../../access/tokenCipher.ts'
import type { ReadOwnPlaces } from '../../awards/competitions/ownPlaces.ts'
import type { GifSearch } from '../../recognition/gifs/gifSearch.ts'
import type { InstallationKeeper } from '../installations/installationKeeper.ts'
import type { Log } from './slackLogger.ts'

export type SlackSettings = {
  readonly signingSecret: string
  /** Base of Slack's Web API, `https://slack.com/api/` or a stand-in's. */
  readonly apiUrl: string
  /** The address of the portal, `https://laurel.example.com`. */
  readonly origin: string
  /** 32 bytes in base64 that encrypt tokens at rest. */
  readonly encryptionKey: string
  /** The credentials of the Slack app, which refresh expiring tokens. */
  readonly app?: { readonly clientId: string; readonly clientSecret: string }
}

export type SlackDependencies = {
  readonly ledger: Ledger
  readonly database: Pool
  readonly projections: { waitForPosition(position: number, timeoutMilliseconds: number): Promise<unknown> }
  readonly clock: Clock
  readonly settings: SlackSettings
  /** Undefined if no GIF provider is set up. */
  readonly gifs?: GifSearch
}

/** The dependencies of every listener. */
export type SlackContext = Omit<SlackDependencies, 'clock'> & {
  readonly clock: () => Instant
  readonly cipher: TokenCipher
  readonly installations: InstallationKeeper
  readonly log: Log
  readonly readOwnPlaces: ReadOwnPlaces
}
