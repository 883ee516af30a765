import { randomUUID } from 'node:crypto'
import { MonthStatement } from '@laurel/contract/reports/books.ts'
import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { Month } from '@laurel/ledger/kernel/month.ts'
import { bookedAccounts } from '@laurel/ledger/teams/finance/vocabulary.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { readRow, readRows } from '@laurel/projections/engine/querying/rows.ts'
import { text, uuid } from '@laurel/projections/engine/tables/columns.ts'
import type { Pool } from 'pg'
import { z } from 'zod'
import { enqueue } from '../delivery/enqueue.ts'
import { newBooksJob } from './booksJobs.ts'

/** What each account of the ledger moved in a month, in points. */
const StoredMovements = z.partialRecord(z.enum(bookedAccounts), z.int())
export type StoredMovements = z.infer<typeof StoredMovements>

const StoredBooks = z.object({
  month: Month,
  orderId: uuid,
  closingMemberId: uuid.nullable(),
  state: z.enum(['running', 'ready', 'failed']),
  problem: text.nullable(),
})
export type StoredBooks = z.output<typeof StoredBooks>

const BooksWithFigures = StoredBooks.extend({
  movements: StoredMovements.nullable(),
  statement: MonthStatement.nullable(),
})
export type BooksWithFigures = z.output<typeof BooksWithFigures>

const columns = `month, order_id as "orderId", closing_member_id as "closingMemberId", state, problem`

/** The books of a team that were read or are being read, without their figures. */
export const booksOf = (database: Queryable, teamId: TeamId): Promise<StoredBooks[]> =>
  readRows(database, StoredBooks, `select ${columns} from worker.month_books where team_id = $1`, [teamId])

export const booksOfMonth = (
  database: Queryable,
  teamId: TeamId,
  month: Month,
): Promise<BooksWithFigures | null> =>
  readRow(
    database,
    BooksWithFigures,
    `select ${columns}, movements, statement from worker.month_books where team_id = $1 and month = $2`,
    [teamId, month],
  )

type BooksOrder = {
  readonly teamId: TeamId
  readonly month: Month
  /** The member who closes the month; null where it is closed. */
  readonly closingMemberId: MemberId | null
}

/** Orders the reading of a month, unless it runs or is done. One that failed begins again. */
export const orderBooks = (
  database: Pool,
  { teamId, month, closingMemberId }: BooksOrder,
  now: Instant,
): Promise<void> =>
  inTransaction(database, async client => {
    const orderId = randomUUID()
    const { rows } = await client.query(
      `insert into worker.month_books as kept (team_id, month, order_id, closing_member_id, state, ordered_at)
       values ($1, $2, $3, $4, 'running', $5)
       on conflict (team_id, month) do update set order_id = excluded.order_id,
         closing_member_id = excluded.closing_member_id, state = 'running', problem = null,
         ordered_at = excluded.ordered_at
       where kept.state = 'failed'
       returning 1`,
      [teamId, month, orderId, closingMemberId, now],
    )
    if (rows.length === 1) await enqueue(client, [newBooksJob({ teamId, month, orderId })], now)
  })

export const finishBooks = async (
  database: Queryable,
  { teamId, month }: Pick<BooksOrder, 'teamId' | 'month'>,
  { movements, statement }: { readonly movements: StoredMovements; readonly statement: MonthStatement },
): Promise<void> => {
  await database.query(
    `update worker.month_books set state = 'ready', movements = $3, statement = $4
     where team_id = $1 and month = $2 and state = 'running'`,
    [
      teamId,
      month,
      JSON.stringify(StoredMovements.parse(movements)),
      JSON.stringify(MonthStatement.parse(statement)),
    ],
  )
}

export const failBooks = async (
  database: Queryable,
  { teamId, month }: Pick<BooksOrder, 'teamId' | 'month'>,
  problem: string,
): Promise<void> => {
  await database.query(
    `update worker.month_books set state = 'failed', problem = $3
     where team_id = $1 and month = $2 and state = 'running'`,
    [teamId, month, problem],
  )
}
