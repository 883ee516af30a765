import type { SourceName } from '@laurel/api/people/sources/sourceNames.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { FastifyPluginAsync } from 'fastify'
import type { StandInMessage } from '../vendors/standIn.ts'
import type { Company } from './company.ts'

/** What the sandbox gives to the stand-in of a source. */
export type SourceStandInSurroundings = {
  /** `http://127.0.0.1:4401/sources/bamboohr`, known once the sandbox listens. */
  readonly url: () => string
  readonly clock: () => Instant
  readonly company: Company
  /** Sends a message of the partner. One that does not arrive is lost. */
  readonly send: (url: string, message: StandInMessage) => void
}

export type SourceStandIn = {
  /** The partner’s HTTP, mounted below `/sources/<name>`. Faults of the line come from the mount. */
  readonly plugin: FastifyPluginAsync
  /** Ends what the connection signed in with, before its time. */
  readonly endAccess?: () => void
  /** What an administrator enters at the partner, for partners whose messages begin so. */
  readonly enterWebhook?: (webhook: EnteredWebhook) => void
}

export type EnteredWebhook = { readonly url: string; readonly secret: string }

/** A stand-in of a source in the sandbox, and the settings that open it. */
export type SourceStandInDefinition = {
  readonly source: SourceName
  readonly settings: Readonly<Record<string, unknown>>
  readonly create: (surroundings: SourceStandInSurroundings) => SourceStandIn
}
