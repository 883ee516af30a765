import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { EventLog, RecordedEvent } from '@laurel/ledger/log/port.ts'
import type { Settled } from '@laurel/ledger/processes/settle.ts'
import type { Vault } from '@laurel/ledger/vault/vault.ts'
import type { Projections } from '@laurel/projections/engine/createProjections.ts'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Clock } from '../access/clock.ts'
import type { Access } from '../access/createAccess.ts'
import type { SlackSignInSettings } from '../access/slackOpenId.ts'
import type { StripeBilling } from '../billing/stripe/openStripe.ts'
import type { DeliveryHealth } from '../delivery/health.ts'
import type { ClockHealth } from '../operations/clockHealth.ts'
import type { KeptFiles } from '../operations/keptFiles.ts'
import type { Recording } from '../operations/recording.ts'
import type { PersonSources } from '../people/sources/openPersonSources.ts'
import type { GifSearch } from '../recognition/gifs/gifSearch.ts'
import type { ArticleSource } from '../rewards/articles/port.ts'
import type { CharityContent } from '../rewards/charities/content.ts'
import type { Locate } from '../rewards/charities/geoIp.ts'
import type { ImageFiles } from '../rewards/images/imageFiles.ts'
import type { FetchPicture } from '../rewards/images/namedHosts.ts'
import type { CodeSenders } from '../rewards/payouts/codes/codeSender.ts'
import type { VendorConnections } from '../rewards/vendors/connections/vendorConnections.ts'
import type { RewardVendors } from '../rewards/vendors/openRewardVendors.ts'
import type { ProcessLag } from '../server/worker/processLag.ts'
import type { WorkspaceSetup } from '../slack/installations/createSetup.ts'
import type { ChatDirectory } from '../team/chatDirectory.ts'
import type { Callers } from './serving/callers.ts'

export type ApiSettings = {
  /** The public address of Laurel, `http://127.0.0.1:8080`; links and redirects start with it. */
  readonly origin: string
  /** Left out, Sign in with Slack answers that it is not set up. */
  readonly slack?: SlackSignInSettings
  /** The key that hides the accounts of payouts, and how codes are sent there. Left out, no one can cash out. */
  readonly payouts?: { readonly key: string; readonly codes: CodeSenders }
  /** The key that seals the secrets of webhooks, and whether they may lead to this machine, for development. */
  readonly webhooks?: { readonly key: string; readonly allowsLocalhost: boolean }
  /** The address to write to about what the screens do not offer. */
  readonly supportEmail?: string
  readonly staticFolders: { readonly admin: string; readonly portal: string }
  /** Further origins of images, in addition to this origin and those of Slack. */
  readonly imageOrigins?: readonly string[]
  /** Fetches pictures from the hosts that the operator named. Left out, pictures are uploaded only. */
  readonly fetchPicture?: FetchPicture
  /** The hosts of the GIF provider that is set up, `media.example.com` or `*.example.com`. */
  readonly mediaHosts?: readonly string[]
  /** Whether people take requests for gift cards of countries without any. */
  readonly hasGiftCardForm?: boolean
  /** Whether data on nonprofits is read from a source, in the background. */
  readonly hasCharitySource?: boolean
  /** The limit per signed-in member, or per address without one. */
  readonly requestsPerMinuteMax?: number
  /** The limit of concurrent requests of this process. Requests beyond it are answered with 503. */
  readonly requestsUnderWayMax?: number
  /** The time that a client has to send a request. */
  readonly receiveMilliseconds?: number
  /** The time for which a client may take nothing of an answer. */
  readonly takeMilliseconds?: number
  /** The time that a call of the API takes at most. */
  readonly answerMilliseconds?: number
  /**
   * The addresses and networks of the reverse proxies in front of this server. Requests from them count for the address
   * in their header X-Forwarded-For. Left out, that header is ignored.
   */
  readonly trustedProxies?: readonly string[]
}

/** The parts of Laurel that the API uses. */
export type ApiDependencies = {
  readonly ledger: Ledger
  /** Runs all reactions to events at once. Left out, only the worker runs them, a moment later. */
  readonly settle?: (events: readonly RecordedEvent[]) => Promise<Settled>
  /** The event log: the name of its store, as `/health` shows it, its head, and the streams that are read on demand. */
  readonly log: Pick<EventLog, 'head' | 'readStream'> & { readonly name: string }
  readonly database: Pool
  /** The connections of searches, which are slower than other queries. Left out, they use those of all calls. */
  readonly searches?: Pool
  readonly databaseUrl: string
  readonly projections: Pick<Projections, 'waitForPosition' | 'lag'>
  /** The lag of the processes; left out, `/health` does not include it. */
  readonly processLag?: () => Promise<ProcessLag>
  /** The state of the jobs; left out, `/health` does not include it. */
  readonly deliveryHealth?: () => Promise<DeliveryHealth>
  /** The clock by which events are recorded; left out, `/health` does not include it. */
  readonly clockHealth?: () => Promise<ClockHealth>
  /** When checkpoints and backups were taken last; left out, this server does not know. */
  readonly keptFiles?: () => Promise<KeptFiles>
  /** Watches the ledgers of the server. Left out, the one of the API alone is watched. */
  readonly recording?: Recording
  readonly access: Access
  /** The Stripe account that teams pay to. Left out, the operator has set no keys, and teams can't pay. */
  readonly billing?: StripeBilling
  /** Articles about rewards. Left out, those that come with Laurel. */
  readonly articles?: ArticleSource
  /** Lists and pages of nonprofits. Left out, those that come with Laurel. */
  readonly charityContent?: CharityContent
  /** Left out, this server knows no vendors of rewards. */
  readonly rewardVendors?: RewardVendors
  /** Left out, this server knows no sources of people. */
  readonly personSources?: PersonSources
  /** The keys of personal data. */
  readonly vault: Pick<Vault, 'keysFor' | 'findKeys'>
  /** Left out, this server can't add workspaces. */
  readonly setup?: WorkspaceSetup
  readonly settings: ApiSettings
  /** The chat workspaces of teams. Left out, no workspace is connected. */
  readonly chat?: ChatDirectory
  /** Searches GIFs. Left out, no provider is set up. */
  readonly gifs?: GifSearch
  /** The vendors of rewards that teams are connected to. Left out, those of `rewardVendors`. */
  readonly vendors?: VendorConnections
  /** Keeps uploaded pictures. Left out, the database does. */
  readonly imageFiles?: ImageFiles
  readonly clock?: Clock
  /** Measures and traces the requests of the server. */
  readonly observe?: (app: FastifyInstance) => void
  /** Surrounds what tells open pages of a position of the log. */
  readonly telling?: (position: number, work: () => Promise<void>) => Promise<void>
  readonly logger?: boolean | { readonly level: string }
  /** Where an address seems to be. Left out, people are nowhere unless they say where they are. */
  readonly locate?: Locate
  /** Adds further routes, such as those of the Slack app, which check their callers themselves. */
  readonly plugins?: (app: FastifyInstance, callers: Callers) => Promise<void>
}

/** The dependencies of a route, with defaults for the optional ones. */
export type Dependencies = Omit<ApiDependencies, 'clock' | 'searches' | 'settle'> & {
  readonly searches: Pool
  readonly vendors: VendorConnections
  readonly clock: Clock
  readonly rewardVendors: RewardVendors
  readonly personSources: PersonSources
  readonly settle: (events: readonly RecordedEvent[]) => Promise<Settled>
}
