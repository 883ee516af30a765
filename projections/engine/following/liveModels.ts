import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import { createSerialLanes } from '@laurel/ledger/handling/serialLanes.ts'
import { beforeFirst } from '@laurel/ledger/log/port.ts'
import type { Pool, PoolClient } from 'pg'
import { type Checkpoint, lockCheckpoints, moveCheckpoints } from '../checkpoints.ts'
import { createStoredRows, type StoredRows } from '../postgres/storedRows.ts'
import type { ReadModel } from '../tables/readModel.ts'
import { liveSchema } from '../tables/table.ts'
import { notifyProjected } from '../waiting/notice.ts'
import { type LeftModel, makeTrip, prepareTrip, type Trip } from './trip.ts'

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
 * follows on the one before goes in one trip, and is folded while that one is written; where the trip finds the
 * checkpoints elsewhere, the batch goes step by step and looks first.
 */
export const createLiveModels = (pool: Pool, readModels: readonly ReadModel[]): LiveModels => {
  const models: LiveModel[] = readModels.map(readModel => ({
    readModel,
    rows: createStoredRows(liveSchema(readModel.name), readModel),
    left: undefined,
  }))
  const inLane = createSerialLanes()
  /** Rows in memory are used by one batch at a time. */
  const rowsInTurn = <Answer>(work: () => Promise<Answer>) => inLane('rows', work)
  let written: Promise<unknown> = Promise.resolve()
  /** Grows whenever rows are forgotten, and trips that were prepared with them. */
  let memory = 0

  const prepare = async (
    events: readonly RecordedLedgerEvent[],
    after: number,
  ): Promise<PreparedTrip | undefined> => {
    const left = models.flatMap(model => leftAt(model, after) ?? [])
    if (left.length < models.length || (events[0]?.position ?? after) <= after) return undefined
    const last = lastPositionOf(events)
    const remembered = memory
    try {
      const trip = await prepareTrip(pool, left, events, last)
      if (!trip) {
        forget()
        return undefined
      }
      for (const model of models) if (model.left) model.left = { ...model.left, position: last }
      return { trip, last, memory: remembered }
    } catch (error) {
      forget()
      throw error
    }
  }

  const forget = (): void => {
    memory += 1
    for (const model of models) model.left = undefined
  }

  /** Answers nothing where that takes a closer look. */
  const travel = async (prepared: PreparedTrip): Promise<number | undefined> => {
    const isApplied = await makeTrip(pool, prepared.trip)
    if (!isApplied) return undefined
    await rowsInTurn(async () => {
      if (prepared.memory === memory) prepared.trip.settle()
    })
    return prepared.last
  }

  const goStepByStep = async (events: readonly RecordedLedgerEvent[], after: number): Promise<number> => {
    forget()
    const { reached, isApplied } = await inTransaction(pool, client =>
      applyWithin(client, models, events, after),
    )
    // Where another worker is ahead, looking first costs less than preparing in vain.
    if (isApplied) for (const model of models) model.left = checkpointOf(reached, model)
    return leastPosition(reached)
  }

  const apply = async (
    events: readonly RecordedLedgerEvent[],
    after: number,
    before: Promise<unknown>,
  ): Promise<number> => {
    const [early] = await Promise.allSettled([rowsInTurn(() => prepare(events, after)), before])
    if (early.status === 'rejected') throw early.reason
    const prepared =
      early.value?.memory === memory ? early.value : await rowsInTurn(() => prepare(events, after))
    try {
      const position = prepared && (await travel(prepared))
      return position ?? (await rowsInTurn(() => goStepByStep(events, after)))
    } catch (error) {
      forget()
      throw error
    }
  }

  return {
    apply: (events, after = beforeFirst) => {
      const applied = apply(events, after, written)
      // The caller gets the error; the next batch only waits for the end.
      written = applied.catch(() => {})
      return applied
    },
  }
}

type PreparedTrip = { readonly trip: Trip; readonly last: number; readonly memory: number }

const lastPositionOf = (events: readonly RecordedLedgerEvent[]): number => {
  const last = events.at(-1)
  if (!last) throw new Error('A batch must hold at least one event.')
  return last.position
}

/** A read model of this program that stands at a position as far as it is known. */
const leftAt = ({ readModel, rows, left }: LiveModel, position: number): LeftModel | undefined =>
  left?.position === position && left.version === readModel.version ? { readModel, rows, left } : undefined

const checkpointOf = (checkpoints: readonly Checkpoint[], { readModel }: LiveModel): Checkpoint | undefined =>
  checkpoints.find(({ name }) => name === readModel.name)

/** Answers where all read models are afterwards, and whether that is the work of this transaction. */
const applyWithin = async (
  client: PoolClient,
  models: readonly LiveModel[],
  events: readonly RecordedLedgerEvent[],
  after: number,
): Promise<{ readonly reached: readonly Checkpoint[]; readonly isApplied: boolean }> => {
  const last = lastPositionOf(events)
  const held = await lockCheckpoints(
    client,
    models.map(model => model.readModel.name),
  )
  for (const model of models) model.rows.forget()
  const behind = models.filter(model => isBehind(model, checkpointOf(held, model), last))
  if (behind.length === 0) return { reached: held, isApplied: false }
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
  const reached = held.map(checkpoint =>
    names.includes(checkpoint.name) ? { ...checkpoint, position: last } : checkpoint,
  )
  await notifyProjected(client, leastPosition(reached), events)
  return { reached, isApplied: true }
}

/** A copy of another version belongs to a newer or an older program, which alone may move it. */
const isBehind = ({ readModel }: LiveModel, held: Checkpoint | undefined, last: number): boolean =>
  held !== undefined && held.version === readModel.version && held.position < last

/** How far the read model is that is furthest behind; before the first event if there is none. */
export const leastPosition = (checkpoints: readonly Checkpoint[]): number =>
  checkpoints.length === 0 ? beforeFirst : Math.min(...checkpoints.map(({ position }) => position))
