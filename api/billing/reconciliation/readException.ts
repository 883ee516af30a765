import type { ReadException } from '@laurel/contract/billing/exceptions.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { type RedemptionItem, redemptionById } from '@laurel/projections/rewards/redemptions/queries.ts'
import { paymentInBooks, paymentInFund, redemptionInLedger, redemptionInRows } from './booksSay.ts'
import { redemptionOf } from './decisionsFor.ts'
import type { Exception } from './exceptionRows.ts'
import { type ListedException, listExceptions } from './listExceptions.ts'
import { orderedRedemption } from './orderedRedemptions.ts'
import { recordedPayment } from './recordedPayments.ts'

type ReadingDependencies = {
  readonly ledger: Pick<Ledger, 'fund' | 'redemption' | 'exception'>
  readonly database: Queryable
}

type Sides = ReadException['sides']

export type OpenedException = {
  readonly exception: ListedException
  readonly sides: Sides
  readonly redemption: RedemptionItem | null
  readonly reason: string | null
}

/** An exception with what each side says: the books as they are now, the partner as it answered last. */
export const readException = async (
  { ledger, database }: ReadingDependencies,
  teamId: TeamId,
  exceptionId: string,
): Promise<OpenedException | undefined> => {
  const [exception] = (await listExceptions(database, teamId, { id: [exceptionId], limit: 1 })).rows
  if (!exception) return undefined
  const redemptionId = redemptionOf(exception)
  const [books, redemption, { reason }] = await Promise.all([
    booksSay({ ledger, database }, exception),
    redemptionId === null ? null : redemptionById(database, teamId, redemptionId),
    ledger.exception(teamId, exceptionId),
  ])
  return { exception, sides: { ...books, partner: exception.said }, redemption, reason }
}

const booksSay = async (
  { ledger, database }: ReadingDependencies,
  exception: Exception,
): Promise<Omit<Sides, 'partner'>> => {
  const { teamId, kind, subject } = exception
  const redemptionId = redemptionOf(exception)
  if (redemptionId !== null) {
    const [state, row] = await Promise.all([
      ledger.redemption(teamId, redemptionId),
      orderedRedemption(database, teamId, redemptionId),
    ])
    return { ledger: redemptionInLedger(state), read_model: redemptionInRows(row) }
  }
  // No redemption belongs to an order that was never placed.
  if (kind.startsWith('order.')) return { ledger: null, read_model: null }
  const [fund, row] = await Promise.all([ledger.fund(teamId), recordedPayment(database, subject)])
  return {
    ledger: paymentInBooks(exception, paymentInFund(fund, subject)),
    // Another team can have paid it.
    read_model: paymentInBooks(exception, row?.teamId === teamId ? row : undefined),
  }
}
