import type { MonthStatement } from '@laurel/contract/reports/books.ts'
import { readMovements } from '@laurel/ledger/audit/finance/monthEntry.ts'
import { monthRequest, standingOf } from '@laurel/ledger/audit/liability/closedMonth.ts'
import { type LiabilityPack, packDigest } from '@laurel/ledger/audit/liability/liabilityPack.ts'
import { readLiability } from '@laurel/ledger/audit/liability/readLiability.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Month } from '@laurel/ledger/kernel/month.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { closingRange } from '@laurel/ledger/teams/closingRange.ts'
import type { StoredBooks, StoredMovements } from './booksRows.ts'

export type BooksDependencies = {
  readonly log: Pick<EventLog, 'readAll'>
  readonly ledger: Pick<Ledger, 'team' | 'handle'>
  readonly clock: () => Instant
}

type MonthOfTeam = { readonly teamId: TeamId; readonly month: Month }

/** The figures of a month, or why there are none. */
export type ReadBooks =
  | { readonly kind: 'read'; readonly movements: StoredMovements; readonly statement: MonthStatement }
  | { readonly kind: 'refused'; readonly problem: string }

const refuse = (problem: string): ReadBooks => ({ kind: 'refused', problem })

/** Reads the figures of a month from the log. A month that is open is closed with them, as ordered. */
export const readBooks = async (
  { log, ledger, clock }: BooksDependencies,
  { teamId, month }: MonthOfTeam,
  { orderId, closingMemberId }: Pick<StoredBooks, 'orderId' | 'closingMemberId'>,
  signal: AbortSignal,
): Promise<ReadBooks> => {
  const team = await ledger.team(teamId)
  if (team.kind === 'unknown') return refuse('There is no such team.')
  const closed = team.closedMonths.get(month)
  const range = closed ?? closingRange(team, month)
  const { pack, differences } = await readLiability(log, monthRequest(teamId, range))
  signal.throwIfAborted()
  if (differences.length > 0)
    return refuse(
      'The books do not add up, so that nothing was closed. Ask your operator to verify the ledger.',
    )
  if (closed && standingOf(pack, [closed]) !== 'matches')
    return refuse('The figures are not those that were closed. Ask your operator to verify the ledger.')
  const movements = Object.fromEntries(await readMovements(log, teamId, range))
  signal.throwIfAborted()
  if (!closed) {
    if (closingMemberId === null) return refuse('The month is open. Close it.')
    const outcome = await ledger.handle({
      type: 'closeMonth',
      id: orderId,
      teamId,
      actor: { kind: 'member', id: closingMemberId },
      occurredAt: clock(),
      data: { month, digest: packDigest(pack) },
    })
    if (outcome.kind === 'rejected')
      return refuse(`The month was not closed (${outcome.rejection.code}). Try again.`)
  }
  return { kind: 'read', movements, statement: statementOf(pack) }
}

const statementOf = (pack: LiabilityPack): MonthStatement => {
  const { opening, earned, redeemed, expired, recalled, corrections, closing } = pack
  return { opening, earned, redeemed, expired, recalled, corrections, closing }
}
