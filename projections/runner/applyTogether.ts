import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import { sendTogether } from '../postgres/sendTogether.ts'
import type { StoredRows } from '../postgres/storedRows.ts'
import type { ReadModel } from '../readModel.ts'
import { advanceCheckpoints, type Checkpoint } from './checkpoints.ts'
import { noticeText, projectedChannel } from './notice.ts'

/** A read model and the checkpoint at which its rows are remembered. */
export type LeftModel = {
  readonly readModel: ReadModel
  readonly rows: StoredRows
  readonly left: Checkpoint
}

const Verdict = z.tuple([z.object({ areHeld: z.boolean() })])

/**
 * Applies a batch that follows on where all read models were left, without asking whether they still stand there: the
 * statement that goes first looks, and those behind it write nothing if not. So a batch is one trip to the database,
 * and one more where it is about rows that are not remembered. Answers whether the batch was applied.
 *
 * What is read before belongs to the checkpoints that are found afterwards: rows follow from the log up to there, on
 * whatever way the checkpoints came to stand there.
 */
export const applyTogether = async (
  client: PoolClient,
  models: readonly LeftModel[],
  events: readonly RecordedLedgerEvent[],
  position: number,
): Promise<boolean> => {
  const changing = models.map(({ readModel, rows }) => ({
    rows,
    changes: events.flatMap(event => readModel.project(event)),
  }))
  const missing = changing.flatMap(({ rows, changes }) => rows.missing(changes))
  if (missing.length > 0) {
    const found = await sendTogether(
      client,
      missing.map(({ statement }) => statement),
    )
    for (const [index, { learn }] of missing.entries()) learn(found[index] ?? [])
  }
  const writes = changing.flatMap(({ rows, changes }) => rows.fold(changes))
  const notice = { channel: projectedChannel, text: noticeText(position, events) }
  const expected = models.map(({ left }) => left)
  const [verdict] = await sendTogether(client, [advanceCheckpoints(expected, position, notice), ...writes])
  const [{ areHeld }] = Verdict.parse(verdict)
  if (areHeld) for (const { rows } of changing) rows.settle()
  return areHeld
}
