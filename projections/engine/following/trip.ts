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
 * Folds a batch that continues the last position of all read models, without checking that they are still there.
 * Answers undefined if it needs rows that another process may have changed; discard the folded rows then.
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
 * Reads rows, then the checkpoints. The batch before may not be written yet, but its rows are cached, so the result is
 * the same either way, unless another process is ahead.
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
 * Writes a batch and moves the checkpoints in one round trip. The first statement compares the checkpoints, and the
 * others write nothing unless all of them are at their last position. Answers whether the batch is applied.
 */
export const makeTrip = async (pool: Pool, { statements }: Trip): Promise<boolean> => {
  try {
    const [verdict] = await withClient(pool, client => sendTogether(client, statements))
    const [{ areHeld }] = Verdict.parse(verdict)
    return areHeld
  } catch (error) {
    // Replaced rows are copied on the assumption that none of them is stored yet.
    if (isUniqueViolation(error)) return false
    throw error
  }
}
