import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { paymentOf } from '@laurel/projections/rewards/fund/queries.ts'
import type { TeamRow } from '@laurel/projections/team/teams/tables.ts'
import type { StripeBilling } from '../stripe/openStripe.ts'
import { readPayment } from '../topUps/readPayment.ts'

/** What the receipt of a payment says. */
export type Receipt = {
  readonly number: string
  readonly company: string
  /** In the time zone of the team. */
  readonly paidAt: Instant
  readonly timeZone: string
  /** `2026-10` for the rewards of a month; null for points. */
  readonly month: string | null
  /** Each cost a cent. */
  readonly points: Points
  /** The part whose money went back since. */
  readonly reversed: Points
  readonly card: { readonly brand: string; readonly last4: string } | null
  readonly paymentReference: string
}

type Dependencies = {
  readonly database: Queryable
  readonly billing: Pick<StripeBilling, 'stripe'> | undefined
}

/** The receipt of a top-up or a paid statement, as the books have it now; undefined where the team has no such payment. */
export const receiptOf = async (
  { database, billing }: Dependencies,
  { teamId, name, timeZone }: Pick<TeamRow, 'teamId' | 'name' | 'timeZone'>,
  id: string,
): Promise<Receipt | undefined> => {
  const paid = await paymentOf(database, teamId, id)
  if (!paid) return undefined
  const { points, reversed, month, paymentReference, occurredAt: paidAt } = paid
  const payment = billing && (await readPayment({ database, billing }, teamId, paymentReference))
  return {
    number: receiptNumberOf(id),
    company: name,
    paidAt,
    timeZone,
    month,
    points,
    reversed,
    card: payment?.card ?? null,
    paymentReference,
  }
}

/** `R-1F5B4A2C`, from the id of what was paid: the same at every call. */
const receiptNumberOf = (id: string): string => `R-${id.slice(0, 8).toUpperCase()}`
