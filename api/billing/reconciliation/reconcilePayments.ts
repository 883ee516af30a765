import { setTimeout as wait } from 'node:timers/promises'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { servedCheckpoint } from '@laurel/projections/engine/servedCheckpoint.ts'
import { fundReadModel } from '@laurel/projections/rewards/fund/project.ts'
import { comparePayment } from './comparePayment.ts'
import { keepDifferences, subjectsInDoubt } from './exceptionRows.ts'
import type { PaymentsOfProvider, Period, ProvidedPayment } from './paymentsOfProvider.ts'
import { createDays } from './reconciledDays.ts'
import type { RecordedPayment } from './recordedPayment.ts'
import { recordedPayment, recordedPayments } from './recordedPayments.ts'

export type ReconciliationDependencies = {
  readonly database: Queryable
  readonly log: Pick<EventLog, 'head'>
  readonly provider: PaymentsOfProvider
}

export type Reconciliation = { readonly payments: number; readonly differences: number }

/** The read models do not show the end of the log yet: a comparison would find what is on its way. */
export class ReadModelsLag extends Error {}

const lagMilliseconds = 10_000
const pauseMilliseconds = 200

/** Waits until the read models show what the log has now. On a busy log they are always a moment behind its end. */
const catchUp = async (
  database: Queryable,
  log: ReconciliationDependencies['log'],
  signal: AbortSignal,
): Promise<void> => {
  const head = await log.head()
  for (let waited = 0; ; waited += pauseMilliseconds) {
    const reached = await servedCheckpoint(database, fundReadModel)
    if (reached && reached.position >= head) return
    if (waited >= lagMilliseconds)
      throw new ReadModelsLag('The read models do not show the end of the log. Reconcile again in a minute.')
    await wait(pauseMilliseconds, undefined, { signal })
  }
}

/**
 * Compares the payments of a period, and those that are in doubt, between the books and the payment provider. Each
 * difference becomes an exception with a proposal; a second run over the same period changes nothing. An interrupted run
 * keeps no sums of days, because it has not seen all payments.
 */
export const reconcilePayments = async (
  { database, log, provider }: ReconciliationDependencies,
  period: Period,
  now: Instant,
  signal: AbortSignal,
): Promise<Reconciliation> => {
  await catchUp(database, log, signal)
  const recorded = new Map(
    (await recordedPayments(database, period)).map(payment => [payment.paymentReference, payment]),
  )
  const days = createDays('stripe', period)
  const doubted = new Set(await subjectsInDoubt(database, 'stripe'))
  let [payments, differences] = [0, 0]

  const compare = async (
    subject: string,
    ours: RecordedPayment | undefined,
    theirs: ProvidedPayment | undefined,
  ): Promise<void> => {
    const found = comparePayment(ours, theirs)
    if (found.length > 0 || doubted.has(subject))
      await keepDifferences(database, { partner: 'stripe', subject }, found, now)
    doubted.delete(subject)
    recorded.delete(subject)
    days.add(ours, theirs)
    payments += 1
    differences += found.length
  }

  for await (const page of provider.payments(period, signal))
    for (const theirs of page) {
      const { paymentReference } = theirs
      const ours = recorded.get(paymentReference) ?? (await recordedPayment(database, paymentReference))
      await compare(paymentReference, ours, theirs)
    }
  for (const [subject, ours] of recorded) {
    if (signal.aborted) break
    await compare(subject, ours, await provider.payment(subject, signal))
  }
  for (const subject of doubted) {
    if (signal.aborted) break
    await compare(subject, await recordedPayment(database, subject), await provider.payment(subject, signal))
  }
  if (!signal.aborted) await days.keep(database, now)
  return { payments, differences }
}
