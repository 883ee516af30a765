import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import { sumPoints } from '@laurel/ledger/kernel/points.ts'
import { reinstatementOf, reversalOf as reversing } from '@laurel/ledger/rewards/funds/paidFor.ts'
import { createRandom, type Random } from '@laurel/ledger/simulation/random.ts'
import type { ProvidedPayment, ProvidedReversal } from '../paymentsOfProvider.ts'
import type { Reconciling } from './startReconciling.ts'

/** The payments of these days. */
export const playedPeriod = { from: '2026-03-01T00:00:00.000Z', until: '2026-04-01T00:00:00.000Z' }
const minutes = 31 * 24 * 60

const faults = ['lost', 'doubled', 'short', 'invented', 'euro'] as const
type Fault = (typeof faults)[number]

/**
 * Plays random payments with refunds and disputes. Their webhooks arrive doubled, wrong or never with the given
 * probability. Answers the number of faults.
 */
export const playPayments = async (
  { teams, memory, record }: Pick<Reconciling, 'teams' | 'memory' | 'record'>,
  { seed, count, faultProbability }: { seed: number; count: number; faultProbability: number },
): Promise<number> => {
  const random = createRandom(seed)
  let faulty = 0
  const faultOf = (): Fault | undefined => {
    if (!random.chance(faultProbability)) return undefined
    faulty += 1
    return random.pick(faults)
  }
  for (let index = 0; index < count; index += 1) {
    const { teamId } = random.pick(teams)
    const reference = `pi_${seed}_${index}`
    const at = addMilliseconds(playedPeriod.from, random.below(minutes) * 60_000)
    const cents = random.between(100, 20_000)
    const topUpId = derivedId('top-up', reference)
    const statement = { statementId: derivedId('statement', reference), month: '2026-02' }
    const isTopUp = random.chance(0.8)
    const payment: ProvidedPayment = {
      paymentReference: reference,
      teamId,
      purpose: isTopUp ? { kind: 'topUp', topUpId } : { kind: 'statement', ...statement },
      cents,
      currency: 'usd',
      at,
      reversals: random.chance(0.15) ? reversalsOf(random, reference, cents) : [],
    }
    const reports = (points: number) =>
      isTopUp
        ? record(teamId, { type: 'topUpFund', data: { topUpId, points, paymentReference: reference } }, at)
        : record(
            teamId,
            { type: 'settlePostpay', data: { ...statement, points, paymentReference: reference } },
            at,
          )
    const fault = faultOf()
    if (fault !== 'invented')
      memory.put(
        fault === 'euro'
          ? { ...payment, reversals: payment.reversals.map(each => ({ ...each, currency: 'eur' })) }
          : payment,
      )
    if (fault !== 'lost') await reports(fault === 'short' ? Math.ceil(cents / 2) : cents)
    if (fault === 'doubled') await reports(cents)
    if (fault === 'invented' || fault === 'euro') continue
    for (const { reference: reversal, cents: points, cause, isReturned } of payment.reversals) {
      const missed = faultOf()
      if (missed === 'lost') continue
      await record(teamId, reversing(payment.purpose, { points, cause, reference: reversal }), at)
      if (isReturned && missed === undefined)
        await record(teamId, reinstatementOf(payment.purpose, reversal), at)
    }
  }
  return faulty
}

/** A refund of a part, a dispute of the rest, or both. */
const reversalsOf = (random: Random, payment: string, cents: number): readonly ProvidedReversal[] => {
  const refunded = random.between(1, cents - 1)
  const refund = { cause: 'refund', reference: `re_${payment}`, cents: refunded, isReturned: false } as const
  const dispute = {
    cause: 'dispute',
    reference: `dp_${payment}`,
    cents: cents - refunded,
    isReturned: random.chance(0.5),
  } as const
  return random
    .pick([[refund], [dispute], [refund, dispute]])
    .map(reversal => ({ ...reversal, currency: 'usd' }))
}

/** What came in and stayed, in cents of USD. */
export const providedCents = (payments: readonly ProvidedPayment[]): number =>
  sumPoints(
    payments.map(({ cents, reversals }) =>
      sumPoints([
        cents,
        ...reversals.map(each => (each.isReturned || each.currency !== 'usd' ? 0 : -each.cents)),
      ]),
    ),
  )
