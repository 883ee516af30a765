import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { beforeFirst, type EventLog, type RecordedEvent, type Subscription } from '@laurel/ledger/log/port.ts'
import type { Cursor } from '@laurel/ledger/processes/runProcesses.ts'
import { movesFrom } from '@laurel/ledger/rewards/redemptions/lifeCycle.ts'
import { parseRecorded } from '@laurel/ledger/vault/parseRecorded.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { enqueue } from '../../delivery/enqueue.ts'
import type { NewJob } from '../../delivery/job.ts'
import { type HoldDependencies, holdTogether } from '../purchasing/holdTogether.ts'
import { newPlaceOrderJob, newWatchOrderJob } from './orderJobs.ts'

export type FollowDependencies = {
  readonly ledger: HoldDependencies['ledger'] & Pick<Ledger, 'redemption'>
  readonly log: Pick<EventLog, 'subscribeAll' | 'head'>
  readonly database: Queryable
  readonly clock: () => Instant
  readonly cursor: Cursor
}

/**
 * Follows redemptions and enqueues the order of each one that has an order and is not held, and the watch of each order
 * that a vendor has, also of one that a person found there. A lost cursor costs time alone: an order that was placed
 * before is not placed again.
 */
export const followRedemptions = async (dependencies: FollowDependencies): Promise<Subscription> => {
  const { log } = dependencies
  return log.subscribeAll(await startingPosition(dependencies), events => oweOrders(dependencies, events), {
    streamPrefixes: ['redemption-'],
  })
}

/** A cursor beyond the end of the log is of the log before a restore. */
const startingPosition = async ({ log, cursor }: FollowDependencies): Promise<number> => {
  const position = await cursor.load()
  if (position <= (await log.head())) return position
  await cursor.forget()
  return beforeFirst
}

const oweOrders = async (
  dependencies: FollowDependencies,
  events: readonly RecordedEvent[],
): Promise<void> => {
  const jobs: NewJob[] = []
  for (const event of events) jobs.push(...(await jobsFor(dependencies, event)))
  await enqueue(dependencies.database, jobs, dependencies.clock())
  const last = events.at(-1)
  if (last) await dependencies.cursor.save(last.position)
}

const jobsFor = async (
  { ledger, clock }: FollowDependencies,
  recorded: RecordedEvent,
): Promise<readonly NewJob[]> => {
  if (!followed.has(recorded.type)) return []
  const { id, type, metadata, data } = parseRecorded(recorded)
  if (!('redemptionId' in data)) return []
  const subject = { teamId: metadata.teamId, redemptionId: data.redemptionId }
  const state = await ledger.redemption(subject.teamId, subject.redemptionId)
  if (state.status === 'NONE') return []
  if (type === 'OrderAccepted') {
    const mayMoveOn = movesFrom(state.redemptionType, state.status).length > 0
    return mayMoveOn ? [newWatchOrderJob(subject, clock())] : []
  }
  const isOwed = state.status === 'PENDING' && state.order !== null && state.hold === null
  if (!isOwed) return []
  // Here and not at the request alone: nothing is ordered before all that was taken before it is counted.
  const isHeld =
    !state.isReleased && (await holdTogether({ ledger }, subject.teamId, state, metadata.occurredAt))
  return isHeld ? [] : [newPlaceOrderJob(subject, id)]
}

const followed: ReadonlySet<string> = new Set([
  'RedemptionPlaced',
  'RedemptionReleased',
  'OrderAccepted',
] satisfies RecordedLedgerEvent['type'][])
