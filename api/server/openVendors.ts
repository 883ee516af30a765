import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { type Instant, instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { EventLog, RecordedEvent } from '@laurel/ledger/log/port.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import type { Pool } from 'pg'
import { createTokenCipher } from '../access/tokenCipher.ts'
import type { JobHandler } from '../delivery/handler.ts'
import { holdLeadership } from '../delivery/holdLeadership.ts'
import { followRedemptions } from '../rewards/orders/followRedemptions.ts'
import { orderHandlers } from '../rewards/orders/orderHandlers.ts'
import { hintHandler } from '../rewards/orders/vendorHints.ts'
import {
  createVendorConnections,
  type VendorConnections,
} from '../rewards/vendors/connections/vendorConnections.ts'
import type { RegisteredVendor } from '../rewards/vendors/registeredVendor.ts'
import { rewardVendors } from '../rewards/vendors/registry.ts'
import { postgresCursor } from './worker/checkpoint.ts'

export type VendorsOptions = {
  readonly database: Pool
  readonly databaseUrl: string
  readonly log: Pick<EventLog, 'subscribeAll' | 'head'>
  /** The ledger of scheduled work, which gives way to people. */
  readonly jobLedger: Ledger
  readonly now: () => Date
  readonly encryptionKey: string
  /** The stand-ins of the sandbox, by the name of the vendor. */
  readonly origins: Readonly<Record<string, string>> | undefined
  readonly vendors?: readonly RegisteredVendor[]
}

export type OpenedVendors = {
  readonly connections: VendorConnections
  /** Everything that is asked of vendors, for the job runner. */
  readonly handlers: readonly JobHandler[]
  /** Follows redemptions, in one process of all that run on a database. */
  readonly follow: (onError: (error: unknown) => void) => { readonly stop: () => Promise<void> }
}

/** The vendors of rewards that teams are connected to, and the work that is done with them. */
export const openVendors = (options: VendorsOptions): OpenedVendors => {
  const { database, databaseUrl, log, jobLedger: ledger, now, encryptionKey, origins } = options
  const clock = (): Instant => instantOf(now())
  const connections = createVendorConnections({
    database,
    cipher: createTokenCipher(encryptionKey),
    vendors: options.vendors ?? rewardVendors,
    clock,
    ...(origins ? { origins } : {}),
  })
  const ordering = {
    ledger,
    settle: (events: readonly RecordedEvent[]) => settle(ledger, events),
    clock,
    database,
    vendorFor: connections.vendorFor,
    vendorNamed: connections.vendorNamed,
  }

  const lead = async (signal: AbortSignal): Promise<void> => {
    const cursor = postgresCursor(database, 'orders')
    const subscription = await followRedemptions({ ledger, log, database, clock, cursor })
    const end = () => void subscription.stop()
    signal.addEventListener('abort', end, { once: true })
    if (signal.aborted) end()
    await subscription.stopped
  }

  return {
    connections,
    handlers: [...orderHandlers(ordering), hintHandler({ database, clock })],
    follow: onError => {
      const stopping = new AbortController()
      const leading = holdLeadership({ databaseUrl, name: 'orders', lead, onError, signal: stopping.signal })
      return {
        stop: async () => {
          stopping.abort()
          await leading
        },
      }
    },
  }
}
