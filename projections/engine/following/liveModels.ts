import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import { createSerialLanes } from '@laurel/ledger/handling/serialLanes.ts'
import { beforeFirst } from '@laurel/ledger/log/port.ts'
import type { Pool, PoolClient } from 'pg'
import { type Checkpoint, leastPosition, lockCheckpoints, moveCheckpoints } from '../checkpoints.ts'
import { createStoredRows, type StoredRows } from '../postgres/storedRows.ts'
import type { ReadModel } from '../tables/readModel.ts'
import { liveSchema } from '../tables/table.ts'
import { notifyProjected } from '../waiting/notice.ts'
import { type LeftModel, makeTrip, prepareTrip, type Trip } from './trip.ts'

/** The serving copies, as one process updates them. */
export type LiveModels = {
  /**
   * Applies the events of a batch that the read models have not seen. `after` is the position before the batch. Answers
   * the position that all read models have reached. Throws `CheckpointsWentBack` if they are behind `after`.
   */
  apply(events: readonly RecordedLedgerEvent[], after?: number): Promise<number>
}

/**
 * Read models commit without waiting for the disk, so a crash of the database may lose the last commits. Continuing at
 * the former position would leave a gap: start again from the checkpoints.
 */
export class CheckpointsWentBack extends Error {
  override readonly name = 'CheckpointsWentBack'
  constructor(after: number, position: number) {
    super(`Read models were at ${after} and are at ${position} now. They continue from there.`)
  }
}

type LiveModel = { readonly readModel: ReadModel; readonly rows: StoredRows; left: Checkpoint | undefined }

/**
 * Rows, checkpoints and notice of a batch are one transaction, which begins by locking the checkpoints: a crash leaves
 * all or nothing, and the second of two workers finds its events applied. A batch that continues the one before is sent
 * in one round trip, and is folded while the one before is written. If the trip finds other checkpoints, the batch is
 * applied step by step, which reads them first.
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
  /** Grows when cached rows are dropped, which invalidates trips that were prepared with them. */
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

  /** Answers undefined if the checkpoints must be read first. */
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
    // If another worker is ahead, reading first is cheaper than a wasted preparation.
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

/** A read model of this program version whose last known position is the given one. */
const leftAt = ({ readModel, rows, left }: LiveModel, position: number): LeftModel | undefined =>
  left?.position === position && left.version === readModel.version ? { readModel, rows, left } : undefined

const checkpointOf = (checkpoints: readonly Checkpoint[], { readModel }: LiveModel): Checkpoint | undefined =>
  checkpoints.find(({ name }) => name === readModel.name)

/** Answers the positions of all read models afterwards, and whether this transaction moved them. */
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

/** Only its own version of the program may update a copy. */
const isBehind = ({ readModel }: LiveModel, held: Checkpoint | undefined, last: number): boolean =>
  held !== undefined && held.version === readModel.version && held.position < last
