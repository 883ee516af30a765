import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Pool } from 'pg'
import type { Clock } from '../../access/clock.ts'
import type { GifSearch } from '../../recognition/gifs/gifSearch.ts'
import type { InstallationKeeper } from '../../team/slack/installations/installationKeeper.ts'
import type { TokenCipher } from '../../team/slack/installations/tokenCipher.ts'
import type { Log } from './slackLogger.ts'

export type SlackSettings = {
  readonly signingSecret: string
  /** Base of Slack's Web API, `https://slack.com/api/` or a stand-in's. */
  readonly apiUrl: string
  /** Where people open the portal, `https://laurel.example.com`. */
  readonly origin: string
  /** 32 bytes in base64 that seal tokens at rest. */
  readonly encryptionKey: string
  /** The app as Slack knows it, to renew tokens that run out. */
  readonly app?: { readonly clientId: string; readonly clientSecret: string }
}

export type SlackDependencies = {
  readonly ledger: Ledger
  readonly database: Pool
  readonly projections: { waitForPosition(position: number, timeoutMilliseconds: number): Promise<unknown> }
  readonly clock: Clock
  readonly settings: SlackSettings
  /** Left out, no provider of GIFs is set up, and none are offered. */
  readonly gifs?: GifSearch
}

/** What every listener works with. */
export type SlackContext = Omit<SlackDependencies, 'clock'> & {
  readonly clock: () => Instant
  readonly cipher: TokenCipher
  readonly installations: InstallationKeeper
  readonly log: Log
}
