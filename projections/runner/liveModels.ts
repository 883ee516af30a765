import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import { beforeFirst } from '@laurel/ledger/log/port.ts'
import type { Pool, PoolClient } from 'pg'
import { createStoredRows, type StoredRows } from '../postgres/storedRows.ts'
import type { ReadModel } from '../readModel.ts'
import { liveSchema } from '../table.ts'
import { applyTogether, type LeftModel } from './applyTogether.ts'
import { type Checkpoint, lockCheckpoints, moveCheckpoints } from './checkpoints.ts'
import { togetherEventsMax } from './limits.ts'
import { notifyProjected } from './notice.ts'
import { inTransaction, withClient } from './transaction.ts'

/** The copies that serve, as one process moves them on. */
export type LiveModels = {
  /**
   * Applies what the read models have not seen of a batch that follows on a position; answers how far all of them are
   * now. Throws `CheckpointsWentBack` when they do not come as far as that position.
   */
  apply(events: readonly RecordedLedgerEvent[], after?: number): Promise<number>
}

/**
 * Read models commit without waiting for the disk, so a crash of the database may take the last of them back. Going on
 * from where one was would leave a gap: begin again from the checkpoints.
 */
export class CheckpointsWentBack extends Error {
  override readonly name = 'CheckpointsWentBack'
  constructor(after: number, position: number) {
    super(`Read models stood at ${after} and stand at ${position} now. They are followed from there again.`)
  }
}

type LiveModel = { readonly readModel: ReadModel; readonly rows: StoredRows; left: Checkpoint | undefined }

/**
 * Rows, checkpoints and notice of a batch are one transaction, begun by taking the checkpoints for itself: a crash
 * leaves all of it or nothing, and of two workers the second finds that its events have been applied. A batch that
 * follows on the one before goes in one trip; where that finds the checkpoints elsewhere, and for large batches, the
 * transaction looks first and then goes step by step.
 */
export const createLiveModels = (pool: Pool, readModels: readonly ReadModel[]): LiveModels => {
  const models: LiveModel[] = readModels.map(readModel => ({
    readModel,
    rows: createStoredRows(liveSchema(readModel.name), readModel),
    left: undefined,
  }))
  /** Answers where all read models are afterwards; nothing when that takes a closer look. */
  const applyInOneTrip = async (
    events: readonly RecordedLedgerEvent[],
    after: number,
  ): Promise<number | undefined> => {
    const left = models.flatMap(model => leftAt(model, after) ?? [])
    if (left.length < models.length || !isSmallBatchBehind(events, after)) return undefined
    const last = lastPositionOf(events)
    const isApplied = await withClient(pool, client => applyTogether(client, left, events, last))
    for (const model of models)
      model.left = isApplied && model.left ? { ...model.left, position: last } : undefined
    return isApplied ? last : undefined
  }
  return {
    apply: async (events, after = beforeFirst) => {
      try {
        const position = await applyInOneTrip(events, after)
        if (position !== undefined) return position
        const reached = await inTransaction(pool, client => applyWithin(client, models, events, after))
        for (const model of models) model.left = checkpointOf(reached, model)
        return leastPosition(reached)
      } catch (error) {
        for (const model of models) model.left = undefined
        throw error
      }
    },
  }
}

const lastPositionOf = (events: readonly RecordedLedgerEvent[]): number => {
  const last = events.at(-1)
  if (!last) throw new Error('A batch must hold at least one event.')
  return last.position
}

const isSmallBatchBehind = (events: readonly RecordedLedgerEvent[], after: number): boolean =>
  events.length <= togetherEventsMax && (events[0]?.position ?? after) > after

/** A read model of this program that stands at a position as far as it is known. */
const leftAt = ({ readModel, rows, left }: LiveModel, position: number): LeftModel | undefined =>
  left?.position === position && left.version === readModel.version ? { readModel, rows, left } : undefined

const checkpointOf = (checkpoints: readonly Checkpoint[], { readModel }: LiveModel): Checkpoint | undefined =>
  checkpoints.find(({ name }) => name === readModel.name)

/** Answers where all read models are afterwards. */
const applyWithin = async (
  client: PoolClient,
  models: readonly LiveModel[],
  events: readonly RecordedLedgerEvent[],
  after: number,
): Promise<readonly Checkpoint[]> => {
  const last = lastPositionOf(events)
  const held = await lockCheckpoints(
    client,
    models.map(model => model.readModel.name),
  )
  for (const model of models) if (!isSame(model.left, checkpointOf(held, model))) model.rows.forget()
  const behind = models.filter(model => isBehind(model, checkpointOf(held, model), last))
  if (behind.length === 0) return held
  const furthestBehind = leastPosition(behind.flatMap(model => checkpointOf(held, model) ?? []))
  if (furthestBehind < after) throw new CheckpointsWentBack(after, furthestBehind)
  for (const model of behind) {
    const from = checkpointOf(held, model)?.position ?? last
    await model.rows.apply(
      client,
      events.filter(event => event.position > from),
    )
  }
  const names = behind.map(model => model.readModel.name)
  await moveCheckpoints(client, names, last)
  const moved = held.map(checkpoint =>
    names.includes(checkpoint.name) ? { ...checkpoint, position: last } : checkpoint,
  )
  await notifyProjected(client, leastPosition(moved), events)
  return moved
}

/** A copy of another version belongs to a newer or an older program, which alone may move it. */
const isBehind = ({ readModel }: LiveModel, held: Checkpoint | undefined, last: number): boolean =>
  held !== undefined && held.version === readModel.version && held.position < last

const isSame = (left: Checkpoint | undefined, found: Checkpoint | undefined): boolean =>
  left !== undefined && left.generation === found?.generation && left.position === found.position

/** How far the read model is that is furthest behind; before the first event if there is none. */
export const leastPosition = (checkpoints: readonly Checkpoint[]): number =>
  checkpoints.length === 0 ? beforeFirst : Math.min(...checkpoints.map(({ position }) => position))
