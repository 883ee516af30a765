import { withClient } from '@laurel/ledger/database/transaction.ts'
import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import { isUniqueViolation } from '@laurel/ledger/log/postgres/append/uniqueViolation.ts'
import type { Pool } from 'pg'
import { z } from 'zod'
import { advanceCheckpoints, askCheckpoints, Checkpoint } from '../checkpoints.ts'
import { type Copying, sendTogether } from '../postgres/sendTogether.ts'
import { foldedEventsMax, type MissingRows, type StoredRows } from '../postgres/storedRows.ts'
import type { Statement } from '../postgres/tableStatements.ts'
import type { ReadModel } from '../tables/readModel.ts'
import { noticeText, projectedChannel } from '../waiting/notice.ts'

/** A read model and the checkpoint at which its rows are remembered. */
export type LeftModel = {
  readonly readModel: ReadModel
  readonly rows: StoredRows
  readonly left: Checkpoint
}

/** A batch that is folded and ready to be written. */
export type Trip = {
  readonly statements: readonly (Statement | Copying)[]
  /** To be called when the trip went well, unless everything is forgotten. */
  readonly settle: () => void
}

const Verdict = z.tuple([z.object({ areHeld: z.boolean() })])

/**
 * Folds a batch that follows on where all read models were left, without asking whether they still stand there. Answers
 * nothing where rows have to be read that another process may have changed; discard what was folded then.
 */
export const prepareTrip = async (
  pool: Pool,
  models: readonly LeftModel[],
  events: readonly RecordedLedgerEvent[],
  position: number,
): Promise<Trip | undefined> => {
  for (let from = 0; from < events.length; from += foldedEventsMax) {
    const isFolded = await foldAll(pool, models, events.slice(from, from + foldedEventsMax))
    if (!isFolded) return undefined
  }
  const taken = models.map(({ rows }) => rows.take())
  const notice = { channel: projectedChannel, text: noticeText(position, events) }
  const expected = models.map(({ left }) => left)
  return {
    statements: [advanceCheckpoints(expected, position, notice), ...taken.flatMap(({ writes }) => writes)],
    settle: () => {
      for (const { settle } of taken) settle()
    },
  }
}

const foldAll = async (
  pool: Pool,
  models: readonly LeftModel[],
  events: readonly RecordedLedgerEvent[],
): Promise<boolean> => {
  const changing = models.map(({ readModel, rows }) => ({
    rows,
    changes: events.flatMap(event => readModel.project(event)),
  }))
  const missing = changing.flatMap(({ rows, changes }) => rows.missing(changes))
  if (missing.length > 0 && !(await lookUp(pool, models, missing))) return false
  for (const { rows, changes } of changing) rows.fold(changes)
  return true
}

/**
 * Reads rows, and after them how far the read models are. The batch before may not be written yet, but what
 * it writes is remembered, so the rows read are the same either way, unless another process is ahead.
 */
const lookUp = async (
  pool: Pool,
  models: readonly LeftModel[],
  missing: readonly MissingRows[],
): Promise<boolean> => {
  const question = askCheckpoints(models.map(({ left }) => left.name))
  const statements = [...missing.map(({ statement }) => statement), question]
  const found = await withClient(pool, client => sendTogether(client, statements))
  const checkpoints = z.array(Checkpoint).parse(found.at(-1))
  if (!models.every(({ left }) => checkpoints.some(checkpoint => isNotBeyond(checkpoint, left)))) return false
  for (const [index, { learn }] of missing.entries()) learn(found[index] ?? [])
  return true
}

const isNotBeyond = (found: Checkpoint, left: Checkpoint): boolean =>
  found.name === left.name && found.generation === left.generation && found.position <= left.position

/**
 * Writes a batch and moves the checkpoints, all in one trip to the database: the statement that goes first looks where
 * the checkpoints stand, and those behind it write nothing unless all of them stand where they were left. Answers
 * whether the batch is applied.
 */
export const makeTrip = async (pool: Pool, { statements }: Trip): Promise<boolean> => {
  try {
    const [verdict] = await withClient(pool, client => sendTogether(client, statements))
    const [{ areHeld }] = Verdict.parse(verdict)
    return areHeld
  } catch (error) {
    // Rows that are put are copied on the chance that none of them is stored yet.
    if (isUniqueViolation(error)) return false
    throw error
  }
}
