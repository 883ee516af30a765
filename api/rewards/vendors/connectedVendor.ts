import type { VendorName } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { VendorCapabilities, VendorClient } from './port.ts'

/** A vendor that a team is connected to. */
export type ConnectedVendor = {
  readonly name: VendorName
  readonly capabilities: VendorCapabilities
  readonly client: VendorClient
}
