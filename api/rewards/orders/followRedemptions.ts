import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { EventLog, RecordedEvent, Subscription } from '@laurel/ledger/log/port.ts'
import type { Cursor } from '@laurel/ledger/processes/runProcesses.ts'
import { parseRecorded } from '@laurel/ledger/vault/parseRecorded.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { enqueue } from '../../delivery/enqueue.ts'
import type { NewJob } from '../../delivery/job.ts'
import { newPlaceOrderJob } from './orderJobs.ts'

export type FollowDependencies = {
  readonly ledger: Pick<Ledger, 'redemption'>
  readonly log: Pick<EventLog, 'subscribeAll'>
  readonly database: Queryable
  readonly clock: () => Instant
  readonly cursor: Pick<Cursor, 'load' | 'save'>
}

/**
 * Follows redemptions and enqueues the order of each one that has an order and is not held. A cursor that is lost costs
 * time alone: an order that was placed before is not placed again.
 */
export const followRedemptions = async (dependencies: FollowDependencies): Promise<Subscription> => {
  const { log, cursor } = dependencies
  return log.subscribeAll(await cursor.load(), events => oweOrders(dependencies, events), {
    streamPrefixes: ['redemption-'],
  })
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
  { ledger }: FollowDependencies,
  recorded: RecordedEvent,
): Promise<readonly NewJob[]> => {
  if (recorded.type !== 'RedemptionPlaced' && recorded.type !== 'RedemptionReleased') return []
  const { id, metadata, data } = parseRecorded(recorded)
  if (!('redemptionId' in data)) return []
  const subject = { teamId: metadata.teamId, redemptionId: data.redemptionId }
  const state = await ledger.redemption(subject.teamId, subject.redemptionId)
  const isOwed = state.status === 'PENDING' && state.order !== null && state.hold === null
  return isOwed ? [newPlaceOrderJob(subject, id)] : []
}
