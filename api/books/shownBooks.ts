import { type BookMonth, bookMonthsMax, type MonthBooks } from '@laurel/contract/reports/books.ts'
import { exampleChart } from '@laurel/ledger/audit/finance/chartOfAccounts.ts'
import { fiscalPeriod } from '@laurel/ledger/audit/finance/fiscalPeriod.ts'
import { type Movements, monthEntry } from '@laurel/ledger/audit/finance/monthEntry.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { addMonths, type Month } from '@laurel/ledger/kernel/month.ts'
import { closingRange } from '@laurel/ledger/teams/closingRange.ts'
import { bookedAccounts } from '@laurel/ledger/teams/finance/vocabulary.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import type { ChangeItem } from '@laurel/projections/team/changes/queries.ts'
import { userReferenceOf } from '../people/userReference.ts'
import { dayOf } from '../team/calendar.ts'
import type { BooksWithFigures, StoredBooks, StoredMovements } from './booksRows.ts'
import type { StoredPack } from './packRows.ts'

const monthAt = (instant: Instant, timeZone: string): Month =>
  dayOf(instant, timeZone).slice(0, '2026-10'.length)

/** The months of a team, the newest first. A month that was closed belongs to them, however old it is. */
export const monthsOf = (
  { timeZone, closedMonths }: Pick<KnownTeam, 'timeZone' | 'closedMonths'>,
  createdAt: Instant,
  now: Instant,
): readonly Month[] => {
  const [first = ''] = [monthAt(createdAt, timeZone), ...closedMonths.keys()].sort()
  const months: Month[] = []
  for (let month = monthAt(now, timeZone); month >= first; month = addMonths(month, -1)) {
    months.push(month)
    if (months.length === bookMonthsMax) break
  }
  return months
}

export type Kept = {
  readonly books: Pick<StoredBooks, 'state' | 'problem'> | undefined
  readonly pack: StoredPack | undefined
  /** The change that closed the month. */
  readonly closing: ChangeItem | undefined
}

export const shownMonth = (
  team: Pick<KnownTeam, 'timeZone' | 'closedMonths'>,
  month: Month,
  { books, pack, closing }: Kept,
  now: Instant,
): BookMonth => {
  const closed = team.closedMonths.get(month)
  const { from, until } = closed ?? closingRange(team, month)
  return {
    id: month,
    state: closed ? 'closed' : now < until ? 'running' : 'open',
    from,
    until,
    closed_at: closing?.occurredAt ?? null,
    closed_by: closing?.actor ? userReferenceOf(closing.actor) : null,
    books: { state: books?.state ?? 'none', problem: books?.problem ?? null },
    pack: {
      state: pack?.state ?? 'none',
      problem: pack?.problem ?? null,
      bytes: pack?.byteCount ?? 0,
      expires_at: pack?.expiresAt ?? null,
    },
  }
}

export const movementsOf = (stored: StoredMovements): Movements =>
  new Map(bookedAccounts.map(account => [account, stored[account] ?? 0]))

/** The figures of a month, as far as they were read. */
export const shownFigures = (
  { chartOfAccounts }: Pick<KnownTeam, 'chartOfAccounts'>,
  month: Month,
  books: BooksWithFigures | null,
): Pick<MonthBooks, 'statement' | 'entry'> => {
  if (books?.state !== 'ready' || books.movements === null) return { statement: null, entry: null }
  const chart = chartOfAccounts ?? exampleChart
  const lines = monthEntry(movementsOf(books.movements), chart)
  return {
    statement: books.statement,
    entry: {
      fiscal_period: fiscalPeriod(month, chart.fiscalYearStartsIn),
      is_example: chartOfAccounts === null,
      lines: lines.map(({ from, ...line }) => ({ ...line, from: [...from] })),
    },
  }
}
