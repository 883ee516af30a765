import type { LedgerCommand } from '../handling/commands.ts'
import { derivedId } from '../kernel/derivedId.ts'
import type { TeamId } from '../kernel/ids.ts'
import type { Points } from '../kernel/points.ts'
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
  const reversals: { readonly topUpId: string; readonly reference: string }[] = []
  let statements = 0

  const topUpFund = (points: Points): LedgerCommand => {
    const command = envelope()
    // Now and then a payment is reported again, by another command.
    const again = random.chance(0.1) ? topUps.at(-1) : undefined
    const topUp = again ?? { topUpId: command.id, points }
    if (!again) topUps.push(topUp)
    return { type: 'topUpFund', ...command, data: { ...topUp, paymentReference: `pi_${topUp.topUpId}` } }
  }

  const reverseTopUp = (): LedgerCommand => {
    const { topUpId, points } = random.pick(topUps.slice(-4))
    const command = envelope()
    const reference = random.chance(0.2) ? (reversals.at(-1)?.reference ?? 're_0') : `re_${command.id}`
    reversals.push({ topUpId, reference })
    return {
      type: 'reverseTopUp',
      ...command,
      data: {
        topUpId,
        points: random.chance(0.5) ? points : random.between(1, points),
        cause: random.pick(ReversalCause.options),
        reference,
      },
    }
  }

  const reinstateTopUp = (): LedgerCommand => ({
    type: 'reinstateTopUp',
    ...envelope(),
    data: random.pick(reversals.slice(-4)),
  })

  const settlePostpay = (): LedgerCommand => {
    if (statements === 0 || random.chance(0.8)) statements += 1
    const statementId = derivedId('statement', teamId, String(statements))
    return {
      type: 'settlePostpay',
      ...envelope(),
      data: {
        statementId,
        month: '2026-01',
        points: random.between(10, 200),
        paymentReference: `pi_${statementId}`,
      },
    }
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
      if (kind < 60 || topUps.length === 0) return topUpFund(random.between(least, most))
      if (kind < 68) return choosePaymentMethod()
      if (kind < 80) return settlePostpay()
      return kind < 90 || reversals.length === 0 ? reverseTopUp() : reinstateTopUp()
    },
  }
}
