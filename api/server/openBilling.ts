import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { EventLog, RecordedEvent } from '@laurel/ledger/log/port.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import type { Pool } from 'pg'
import type { PlanDependencies } from '../billing/plans/planDependencies.ts'
import { statementHandler } from '../billing/postpay/chargeStatement.ts'
import { seatsHandler } from '../billing/seats/seatJobs.ts'
import { openStripe, type StripeBilling, type StripeSettings } from '../billing/stripe/openStripe.ts'
import { stripeEventJob } from '../billing/stripe/receiveStripeEvent.ts'
import type { JobHandler } from '../delivery/handler.ts'

export type BillingOptions = {
  /** Left out, teams can't pay. */
  readonly settings: StripeSettings | undefined
  /** The ledger of scheduled work, which gives way to people. */
  readonly jobLedger: Ledger
  readonly log: Pick<EventLog, 'head' | 'readStream'>
  readonly database: Pool
  readonly clock: () => Instant
}

export type OpenedBilling = {
  readonly billing?: StripeBilling
  /** What scheduled work needs. */
  readonly plans?: PlanDependencies
  /** Everything that is asked of Stripe in the background. */
  readonly handlers: readonly JobHandler[]
}

/** The Stripe account that teams pay to, and the work that is done with it. */
export const openBilling = ({ settings, jobLedger, log, database, clock }: BillingOptions): OpenedBilling => {
  if (!settings) return { handlers: [] }
  const billing = openStripe(settings)
  const plans = { ledger: jobLedger, database, billing, clock }
  const settling = (events: readonly RecordedEvent[]) => settle(jobLedger, events)
  return {
    billing,
    plans,
    handlers: [
      seatsHandler(plans),
      statementHandler(plans),
      stripeEventJob({ ...plans, log, settle: settling }),
    ],
  }
}
