import type { RewardOrder } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type {
  RefusalCode,
  ReportedStatus,
  VendorCapabilities,
  VendorClient,
  WebhookRequest,
} from '../port.ts'
import type { VendorFault } from './vendorFault.ts'

/** An adapter of a vendor, and what of the suite applies to it. */
export type VendorUnderTest = {
  readonly capabilities: VendorCapabilities
  /** An order that the vendor can deliver. */
  readonly order: RewardOrder
  /** Texts of the connection that must appear nowhere, such as its key. */
  readonly secrets: readonly string[]
  /** The faults that the stand-in can show. */
  readonly faults: readonly VendorFault['kind'][]
  /** The codes that the vendor tells apart. */
  readonly refusals: readonly RefusalCode[]
  /** False for a vendor that finds orders by its own id only. */
  readonly isFoundByHandle?: boolean
  /** The statuses that the vendor knows. */
  readonly statuses: readonly ReportedStatus[]
  readonly start: () => Promise<VendorBench>
}

/** A client with a stand-in of its vendor in another process, which the suite controls from the side of the vendor. */
export type VendorBench = {
  readonly client: VendorClient
  readonly plan: (fault: VendorFault) => Promise<void>
  /** The number of orders that the vendor has under a handle. */
  readonly ordersUnder: (handle: string) => Promise<number>
  /** Moves an order on the side of the vendor. */
  readonly move: (handle: string, status: ReportedStatus) => Promise<void>
  /** Sets a status that the adapter does not know. */
  readonly setUnknownStatus?: (handle: string) => Promise<void>
  /** A message of the vendor about an order, as its stand-in sends it. */
  readonly webhookAbout?: (handle: string) => Promise<WebhookRequest>
  /** The messages that arrived. */
  readonly messages?: () => readonly WebhookRequest[]
  /** The next message gets lost. */
  readonly loseWebhook?: () => Promise<void>
  /** What happens to the answers of the vendor on their way. */
  readonly line?: (trouble: { delayMilliseconds?: number; isCut?: boolean }) => Promise<void>
  /** The vendor can’t be reached any more. */
  readonly stop: () => Promise<void>
}
