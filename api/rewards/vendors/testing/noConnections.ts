import type { VendorConnections } from '../connections/vendorConnections.ts'

/** The connections of a server that is connected to no vendor; a spec replaces what it needs. */
export const noConnections: VendorConnections = {
  vendorFor: () => Promise.resolve(null),
  vendorNamed: () => Promise.resolve(null),
  connectionsOf: () => Promise.resolve([]),
  connectionWith: () => Promise.resolve(null),
  trialOf: () => {
    throw new Error('This server connects to no vendors.')
  },
}
