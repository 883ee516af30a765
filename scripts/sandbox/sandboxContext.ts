import type { SlackContract } from '../contracts/slackContract.ts'
import type { AppSettings } from './appSettings.ts'
import type { Faults } from './control/faults.ts'
import type { Deliveries } from './outbound/deliveries.ts'
import type { ResponseUrls } from './outbound/responseUrls.ts'
import type { Triggers } from './outbound/triggers.ts'
import type { Grants } from './signIn/grants.ts'
import type { Installation } from './signIn/installation.ts'
import type { SigningKey } from './signIn/signingKey.ts'
import type { Changes } from './state/changes.ts'
import type { Sequence } from './state/sequence.ts'
import type { Workspace } from './state/workspace.ts'

/** What every part of the sandbox works with. */
export type SandboxContext = {
  /** `http://127.0.0.1:4010`, known once the server listens: the Web API, the authorize pages, the issuer. */
  readonly origin: () => string
  /** The path of this workspace on the origin; nothing for the first. */
  readonly home: string
  /** Where this workspace is: its page, its files and its answers. */
  readonly url: () => string
  /** Every workspace of this sandbox, this one too. */
  readonly workspaces: () => readonly SandboxContext[]
  readonly now: () => Date
  /** Slack's published types, where they are at hand: calls and events that break them fail. */
  readonly contract: SlackContract | undefined
  readonly app: AppSettings
  readonly workspace: Workspace
  readonly sequence: Sequence
  readonly changes: Changes
  readonly faults: Faults
  readonly deliveries: Deliveries
  readonly triggers: Triggers
  readonly responseUrls: ResponseUrls
  readonly installation: Installation
  readonly grants: Grants
  readonly signingKey: SigningKey
  /** Milliseconds before each repeated delivery of an event that was not taken. */
  readonly eventRetryWaits: readonly number[]
  /** Aborts what is still waiting when the sandbox closes. */
  readonly stopping: AbortSignal
}
