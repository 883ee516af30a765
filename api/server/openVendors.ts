import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { type Instant, instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { EventLog, RecordedEvent } from '@laurel/ledger/log/port.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import type { Pool } from 'pg'
import type { JobHandler } from '../delivery/handler.ts'
import { holdLeadership } from '../delivery/holdLeadership.ts'
import { readingHandler } from '../rewards/charities/readingJobs.ts'
import type { CharitySource } from '../rewards/charities/source.ts'
import { catalogSyncHandler } from '../rewards/giftCards/catalog/catalogJobs.ts'
import { createFormService } from '../rewards/giftCards/requests/formService.ts'
import { giftCardRequestHandler } from '../rewards/giftCards/requests/requestHandler.ts'
import type { ImageFiles } from '../rewards/images/imageFiles.ts'
import { importHandler } from '../rewards/integrations/importJobs.ts'
import { followRedemptions } from '../rewards/orders/followRedemptions.ts'
import { orderHandlers } from '../rewards/orders/orderHandlers.ts'
import { hintHandler } from '../rewards/orders/vendorHints.ts'
import { openRewardVendors, type RewardVendors } from '../rewards/vendors/openRewardVendors.ts'
import type { RegisteredVendor } from '../rewards/vendors/registeredVendor.ts'
import { rewardVendors } from '../rewards/vendors/registry.ts'
import { postgresCursor } from './worker/checkpoint.ts'

/** The name of the cursor of the orders that follow from redemptions. */
export const ordersName = 'orders'

export type VendorsOptions = {
  readonly database: Pool
  readonly databaseUrl: string
  readonly log: Pick<EventLog, 'subscribeAll' | 'head' | 'readStream'>
  /** The ledger of scheduled work, which gives way to people. */
  readonly jobLedger: Ledger
  readonly now: () => Date
  readonly encryptionKey: string
  /** The stand-ins of the sandbox, by the name of the vendor. */
  readonly origins: Readonly<Record<string, string>> | undefined
  /** The address of the service that takes requests for gift cards. */
  readonly giftCardForm?: string | undefined
  /** Keeps the copies of vendors' pictures. Left out, the database does. */
  readonly imageFiles?: ImageFiles | undefined
  /** Left out, nonprofits are those of the imported files. */
  readonly charitySource?: CharitySource | undefined
  readonly vendors?: readonly RegisteredVendor[]
}

export type OpenedVendors = {
  readonly vendors: RewardVendors
  /** Everything that is asked of vendors, for the job runner. */
  readonly handlers: readonly JobHandler[]
  /** Follows redemptions, in one process of all that run on a database. */
  readonly follow: (onError: (error: unknown) => void) => { readonly stop: () => Promise<void> }
}

/** The vendors of rewards that teams are connected to, and the work that is done with them. */
export const openVendors = (options: VendorsOptions): OpenedVendors => {
  const { database, databaseUrl, log, jobLedger: ledger, now, encryptionKey, origins, giftCardForm } = options
  const clock = (): Instant => instantOf(now())
  const vendors = openRewardVendors({
    database,
    encryptionKey,
    vendors: options.vendors ?? rewardVendors,
    clock,
    ...(origins ? { origins } : {}),
  })
  const { connections } = vendors
  const ordering = {
    ledger,
    log,
    settle: (events: readonly RecordedEvent[]) => settle(ledger, events),
    clock,
    database,
    vendorFor: connections.vendorFor,
    vendorNamed: connections.vendorNamed,
  }

  const lead = async (signal: AbortSignal): Promise<void> => {
    const cursor = postgresCursor(database, ordersName)
    const subscription = await followRedemptions({ ledger, log, database, clock, cursor })
    const end = () => void subscription.stop()
    signal.addEventListener('abort', end, { once: true })
    if (signal.aborted) end()
    await subscription.stopped
  }

  return {
    vendors,
    handlers: [
      ...orderHandlers(ordering),
      hintHandler({ database, clock }),
      ...(options.charitySource ? [readingHandler({ database, source: options.charitySource, clock })] : []),
      catalogSyncHandler({ database, vendors: connections }),
      importHandler({ ledger, database, imageFiles: options.imageFiles, clock, vendors: connections }),
      giftCardRequestHandler({
        ledger,
        form: giftCardForm === undefined ? undefined : createFormService(giftCardForm),
      }),
    ],
    follow: onError => {
      const stopping = new AbortController()
      const leading = holdLeadership({
        databaseUrl,
        name: ordersName,
        lead,
        onError,
        signal: stopping.signal,
      })
      return {
        stop: async () => {
          stopping.abort()
          await leading
        },
      }
    },
  }
}
