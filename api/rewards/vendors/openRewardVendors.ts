import { createTokenCipher } from '../../access/tokenCipher.ts'
import type { ConnectionStore } from './connections/connectionRows.ts'
import {
  createVendorConnections,
  type VendorConnections,
  type VendorConnectionsDependencies,
} from './connections/vendorConnections.ts'
import type { RegisteredVendor } from './registeredVendor.ts'

/** The vendors of rewards: those that this version knows, and those that teams are connected to. */
export type RewardVendors = {
  readonly registry: readonly RegisteredVendor[]
  readonly connections: VendorConnections
  readonly store: ConnectionStore
}

export type RewardVendorsOptions = Omit<VendorConnectionsDependencies, 'cipher'> & {
  /** 32 bytes in base64 that encrypt the settings of connections. */
  readonly encryptionKey: string
}

export const openRewardVendors = ({ encryptionKey, ...options }: RewardVendorsOptions): RewardVendors => {
  const cipher = createTokenCipher(encryptionKey)
  return {
    registry: options.vendors,
    connections: createVendorConnections({ ...options, cipher }),
    store: { database: options.database, cipher },
  }
}
