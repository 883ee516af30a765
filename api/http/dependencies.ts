import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { RecordedEvent } from '@laurel/ledger/log/port.ts'
import type { Settled } from '@laurel/ledger/processes/settle.ts'
import type { Projections } from '@laurel/projections/engine/createProjections.ts'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Clock } from '../access/clock.ts'
import type { Access } from '../access/createAccess.ts'
import type { SlackSignInSettings } from '../access/slackOpenId.ts'
import type { DeliveryHealth } from '../delivery/health.ts'
import type { ProcessLag } from '../server/worker/processLag.ts'
import type { ChatDirectory } from '../slack/directory/chatDirectory.ts'
import type { WorkspaceSetup } from '../team/slack/installations/createSetup.ts'

export type ApiSettings = {
  /** Where people reach Laurel, `http://127.0.0.1:8080`; links and redirects start with it. */
  readonly origin: string
  /** Left out, Sign in with Slack says that it is not set up. */
  readonly slack?: SlackSignInSettings
  readonly staticFolders: { readonly admin: string; readonly portal: string }
  /** Other places that images may come from, beside this origin and https. */
  readonly imageOrigins?: readonly string[]
  /** Hosts that GIFs may be shown from, `media.example.com` or `*.example.com`: those of the provider that is set up. */
  readonly mediaHosts?: readonly string[]
  /** Per person, or per address where nobody is signed in. */
  readonly requestsPerMinuteMax?: number
  /** Of this process, whoever asks; beyond it callers are asked to come back. */
  readonly requestsUnderWayMax?: number
}

/** All that the API needs from the rest of the product. */
export type ApiDependencies = {
  readonly ledger: Ledger
  /** Runs all reactions to events at once; left out, a worker does it a moment later. */
  readonly settle?: (events: readonly RecordedEvent[]) => Promise<Settled>
  /** The event log: the name of its store, as `/health` shows it, and its head. */
  readonly log: { readonly name: string; head(): Promise<number> }
  readonly database: Pool
  readonly databaseUrl: string
  readonly projections: Pick<Projections, 'waitForPosition' | 'lag'>
  /** The lag of the processes; left out, `/health` does not include it. */
  readonly processLag?: () => Promise<ProcessLag>
  /** The state of the jobs; left out, `/health` does not include it. */
  readonly deliveryHealth?: () => Promise<DeliveryHealth>
  readonly access: Access
  /** Left out, workspaces can't be added here. */
  readonly setup?: WorkspaceSetup
  readonly settings: ApiSettings
  /** The chat workspaces of teams; left out, none is installed. */
  readonly chat?: ChatDirectory
  readonly clock?: Clock
  readonly logger?: boolean | { readonly level: string }
  /** Adds other ways in, such as the Slack app. They declare their own checks. */
  readonly plugins?: (app: FastifyInstance) => Promise<void>
}

/** The dependencies as routes use them: what may be left out is filled in. */
export type Dependencies = Omit<ApiDependencies, 'clock' | 'settle'> & {
  readonly clock: Clock
  readonly settle: (events: readonly RecordedEvent[]) => Promise<Settled>
}
