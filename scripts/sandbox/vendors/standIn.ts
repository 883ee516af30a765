import type { ReportedStatus } from '@laurel/api/rewards/vendors/port.ts'
import type { VendorFault } from '@laurel/api/rewards/vendors/suite/vendorFault.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { VendorName } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { FastifyPluginAsync } from 'fastify'

/** What the sandbox gives to the stand-in of a vendor. */
export type StandInSurroundings = {
  /** `http://127.0.0.1:4401/vendors/tango`, known once the sandbox listens. */
  readonly url: () => string
  readonly clock: () => Instant
  readonly memory: StandInMemory
  /** Sends a message of the vendor to Laurel, as for the connection of the demo team. The status of the answer. */
  readonly sendWebhook: (message: StandInMessage) => Promise<number | undefined>
}

export type StandInMessage = { readonly headers: Readonly<Record<string, string>>; readonly body: string }

/** Keeps the orders of a stand-in while Laurel restarts. The value is any JSON. */
export type StandInMemory = {
  /** Undefined before the first `write`. */
  readonly read: () => unknown
  readonly write: (value: unknown) => void
}

/** The side of the vendor, for specs and for people who try what happens. */
export type StandInControl = {
  readonly plan: (fault: VendorFault) => unknown
  readonly move: (handle: string, status: ReportedStatus) => unknown
  /** Sets a status that the adapter does not know. */
  readonly setUnknownStatus?: (handle: string) => unknown
  /** Sets a status by the name that the vendor has for it. */
  readonly setStatus?: (handle: string, status: string) => unknown
  /** The next message to Laurel gets lost. */
  readonly loseWebhook?: () => unknown
  /** Sends a message about an order as it is now. */
  readonly notify?: (handle: string) => unknown
  /** Ends what the connection signed in with, before its time. */
  readonly endAccess?: () => unknown
  /** Every order, for comparisons with the ledger. */
  readonly orders: () => readonly StandInOrder[]
}

export type StandInOrder = {
  readonly handle: string
  readonly vendorOrderId: string
  readonly status: string
}

export type StandIn = { readonly plugin: FastifyPluginAsync; readonly control: StandInControl }

/** A stand-in of a vendor in the sandbox, and the settings with which the demo team is connected to it. */
export type StandInDefinition = {
  readonly vendor: VendorName
  readonly settings: Readonly<Record<string, unknown>>
  readonly create: (surroundings: StandInSurroundings) => StandIn
}
