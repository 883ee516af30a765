import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { PaymentMethod } from '@laurel/ledger/rewards/funds/vocabulary.ts'
import type { Intent } from '../../access/intent.ts'
import { customerOf } from '../customerOf.ts'
import { inTurn } from '../inTurn.ts'
import { hasCardToCharge } from '../plans/hasCardToCharge.ts'
import type { MoneyDependencies } from './moneyDependencies.ts'
import { keepPaused, unpaidStatements } from './statementRows.ts'

export type ChosenMethod =
  | Outcome
  | { readonly kind: 'refused'; readonly code: 'PAYMENT_METHOD_REQUIRED' | 'STATEMENT_UNPAID' }

/** Decides how the team pays for rewards. Paying afterwards takes a card, and no month that is still unpaid. */
export const choosePaymentMethod = (
  dependencies: Omit<MoneyDependencies, 'clock'>,
  intent: Intent,
  method: PaymentMethod,
): Promise<ChosenMethod> => {
  const { database, billing, ledger } = dependencies
  const { teamId } = intent
  return inTurn(database, teamId, async () => {
    if (method === 'postpay') {
      const unpaid = await unpaidStatements(database, teamId)
      if (unpaid.some(({ state }) => state !== 'open')) return { kind: 'refused', code: 'STATEMENT_UNPAID' }
      const customer = await customerOf(dependencies, teamId)
      if (!(await hasCardToCharge(billing.stripe, customer)))
        return { kind: 'refused', code: 'PAYMENT_METHOD_REQUIRED' }
    }
    const outcome = await ledger.handle({ ...intent, type: 'choosePaymentMethod', data: { method } })
    if (method === 'prepaid' && outcome.kind === 'accepted') await keepPaused(database, teamId)
    return outcome
  })
}
