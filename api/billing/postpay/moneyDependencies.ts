import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Pool } from 'pg'
import type { StripeBilling } from '../stripe/openStripe.ts'

export type MoneyDependencies = {
  readonly ledger: Pick<Ledger, 'handle'>
  readonly database: Pool
  readonly billing: Pick<StripeBilling, 'stripe'>
  readonly clock: () => Instant
}
