import { streamPrefixesOf } from '../../handling/streams.ts'
import type { Account } from '../../kernel/account.ts'
import type { TeamId } from '../../kernel/ids.ts'
import { type Points, sumPoints } from '../../kernel/points.ts'
import type { EventLog } from '../../log/port.ts'
import type { ChartOfAccounts, CompanyAccount } from '../../teams/finance/vocabulary.ts'
import type { ClosedMonth } from '../../teams/state.ts'
import { parseRecorded } from '../../vault/parseRecorded.ts'
import { postingsOf } from '../books.ts'
import { isDebit } from './chartOfAccounts.ts'

/** One line of the journal entry of a month. A debit is positive, a credit negative; a point is a cent. */
export type EntryLine = CompanyAccount & {
  readonly debit: Points
  /** The accounts of the ledger that moved. */
  readonly from: readonly Account[]
}

export type Movements = ReadonlyMap<Account, Points>

/** What each account of a team moved in a closed month, on the recorded clock, as the books were closed. */
export const readMovements = async (
  log: Pick<EventLog, 'readAll'>,
  teamId: TeamId,
  { from, until }: Pick<ClosedMonth, 'from' | 'until'>,
): Promise<Movements> => {
  const movements = new Map<Account, Points>()
  for await (const batch of log.readAll(undefined, { streamPrefixes: streamPrefixesOf(teamId) }))
    for (const recorded of batch) {
      if (recorded.recordedAt < from || recorded.recordedAt >= until) continue
      const event = parseRecorded(recorded)
      for (const { account, points } of postingsOf(event))
        movements.set(account, (movements.get(account) ?? 0) + points)
    }
  return movements
}

/** The journal entry of a month, a line per account of the company, by code. Accounts that end where they began have none. */
export const monthEntry = (movements: Movements, { accounts }: ChartOfAccounts): readonly EntryLine[] => {
  const lines = new Map<string, EntryLine>()
  for (const [account, points] of movements) {
    if (points === 0) continue
    const company = accounts[account]
    const known = lines.get(company.code) ?? { ...company, debit: 0, from: [] }
    lines.set(company.code, {
      ...known,
      debit: known.debit + (isDebit(account) ? points : -points),
      from: [...known.from, account].sort(),
    })
  }
  const entry = [...lines.values()]
    .filter(({ debit }) => debit !== 0)
    .sort((left, right) => (left.code < right.code ? -1 : 1))
  const difference = sumPoints(entry.map(({ debit }) => debit))
  if (difference !== 0)
    throw new Error(`The journal entry differs by ${difference} points between its sides.`)
  return entry
}
