import type { LedgerCommand } from '../handling/commands.ts'
import { derivedId } from '../kernel/derivedId.ts'
import type { TeamId } from '../kernel/ids.ts'
import type { Points } from '../kernel/points.ts'
import { type PaidFor, reinstatementOf, reversalOf } from '../rewards/funds/paidFor.ts'
import { PaymentMethod, ReversalCause } from '../rewards/funds/vocabulary.ts'
import type { Random } from './random.ts'

type Envelope = Pick<LedgerCommand, 'id' | 'teamId' | 'actor' | 'occurredAt'>

type SimulatedFundParts = {
  readonly random: Random
  readonly teamId: TeamId
  readonly envelope: () => Envelope
}

/** Invents what a payment provider reports: payments, refunds, disputes and paid statements, early, twice or never. */
export const createSimulatedFund = ({ random, teamId, envelope }: SimulatedFundParts) => {
  const topUps: { readonly topUpId: string; readonly points: Points }[] = []
  const statements: { readonly statementId: string; readonly points: Points }[] = []
  const reversals: { readonly paidFor: PaidFor; readonly reference: string }[] = []

  const topUpFund = (points: Points): LedgerCommand => {
    const command = envelope()
    // Now and then a payment is reported again, by another command.
    const again = random.chance(0.1) ? topUps.at(-1) : undefined
    const topUp = again ?? { topUpId: command.id, points }
    if (!again) topUps.push(topUp)
    return { type: 'topUpFund', ...command, data: { ...topUp, paymentReference: `pi_${topUp.topUpId}` } }
  }

  const settlePostpay = (): LedgerCommand => {
    const again = random.chance(0.2) ? statements.at(-1) : undefined
    const statement = again ?? {
      statementId: derivedId('statement', teamId, String(statements.length + 1)),
      points: random.between(10, 200),
    }
    if (!again) statements.push(statement)
    return {
      type: 'settlePostpay',
      ...envelope(),
      data: { ...statement, month: '2026-01', paymentReference: `pi_${statement.statementId}` },
    }
  }

  const reverse = (): LedgerCommand => {
    const { points: most, ...paidFor } = random.pick([...topUps.slice(-2), ...statements.slice(-2)])
    const command = envelope()
    const reference = random.chance(0.2) ? (reversals.at(-1)?.reference ?? 're_0') : `re_${command.id}`
    reversals.push({ paidFor, reference })
    const points = random.chance(0.5) ? most : random.between(1, most)
    const cause = random.pick(ReversalCause.options)
    return { ...command, ...reversalOf(paidFor, { points, cause, reference }) }
  }

  const reinstate = (): LedgerCommand => {
    const { paidFor, reference } = random.pick(reversals.slice(-4))
    return { ...envelope(), ...reinstatementOf(paidFor, reference) }
  }

  const choosePaymentMethod = (): LedgerCommand => ({
    type: 'choosePaymentMethod',
    ...envelope(),
    data: { method: random.pick(PaymentMethod.options) },
  })

  return {
    /** The next report; most are top-ups of so many points. */
    nextOfFund: (least: Points, most: Points): LedgerCommand => {
      const kind = random.below(100)
      if (kind < 50 || topUps.length === 0) return topUpFund(random.between(least, most))
      if (kind < 58) return choosePaymentMethod()
      if (kind < 72) return settlePostpay()
      return kind < 86 || reversals.length === 0 ? reverse() : reinstate()
    },
  }
}
