import type { VendorFault } from '@laurel/api/rewards/vendors/suite/vendorFault.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { StandInMemory, StandInMessage } from '../standIn.ts'
import type { Payout } from './payouts.ts'

export type PayPalStandInOptions = {
  readonly clock: () => Instant
  readonly clientId: string
  readonly clientSecret: string
  readonly webhookId: string
  readonly memory: StandInMemory
  readonly sendWebhook?: (message: StandInMessage) => Promise<unknown>
  /** Payouts arrive by themselves after this time; left out, only when they are moved. */
  readonly arriveMilliseconds?: number
}

export type PayPalState = {
  readonly options: PayPalStandInOptions
  readonly payouts: Payout[]
  readonly faults: VendorFault[]
  readonly tokens: Set<string>
  readonly add: (payout: Payout) => void
  readonly change: (payout: Payout, status: string) => void
  readonly sign: (event: string, transmissionId: string, time: string) => string
}
