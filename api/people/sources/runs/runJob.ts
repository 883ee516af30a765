import { randomUUID } from 'node:crypto'
import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import { Identifier, type MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Pool } from 'pg'
import { z } from 'zod'
import { enqueue } from '../../../delivery/enqueue.ts'
import { defineJob, type NewJob, newJob } from '../../../delivery/job.ts'
import type { SourceConnection } from '../connections/sourceConnections.ts'

const Payload = z.strictObject({ runId: Identifier, teamId: TeamId })

/** Reads a source and changes members, in slices. The runs of a connection follow each other. */
export const runJob = defineJob({ name: 'sources.run', payload: Payload })

export const newRunJob = (
  { runId, teamId, connectionId }: { runId: string; teamId: TeamId; connectionId: string },
  step: 'begin' | 'confirmed',
): NewJob =>
  newJob(
    runJob,
    { runId, teamId },
    {
      key: `sources.run ${runId} ${step}`,
      lane: laneOf(connectionId),
      owner: teamId,
    },
  )

const laneOf = (connectionId: string): string => `sources.run ${connectionId}`

export type WantedRun = {
  readonly isFull: boolean
  /** Reads the people whom messages named, and no others. */
  readonly isHinted?: boolean
  readonly isDryRun: boolean
  readonly askedBy: MemberId | null
}

const Created = z.array(z.object({ run_id: z.string() }))

/** Ends runs, with the people that they read. */
const ending = (change: string, which: string): string => `with ended as (
    update sources.runs r set ended_at = $1, ${change} where ${which} returning run_id)
  delete from sources.staged s using ended e where s.run_id = e.run_id`

const cancelHeld = ending(`state = 'cancelled'`, `state = 'needs_confirmation' and connection_id = $2`)
const cancelForgotten = ending(`state = 'cancelled'`, `state = 'needs_confirmation' and asked_at < $2`)
const failGivenUp = ending(
  `state = 'failed', problem = 'Laurel could not finish this run. The next one begins again.'`,
  `connection_id = $2 and state in ('waiting', 'reading', 'planning', 'applying')
     and not exists (select from delivery.jobs where lane = $3 and status = 'waiting')`,
)

/** Cancels the runs of a connection that wait for a confirmation: what they planned is old. */
export const cancelHeldRuns = async (
  database: Queryable,
  connectionId: string,
  now: Instant,
): Promise<void> => void (await database.query(cancelHeld, [now, connectionId]))

const heldMillisecondsMax = 7 * 24 * 60 * 60 * 1_000

/** Cancels the runs that no one confirmed for 7 days. */
export const cancelForgottenRuns = async (database: Queryable, now: Instant): Promise<void> =>
  void (await database.query(cancelForgotten, [now, addMilliseconds(now, -heldMillisecondsMax)]))

/** Begins a run. Null while another one of the connection is under way. */
export const beginRun = (
  database: Pool,
  connection: Pick<SourceConnection, 'connectionId' | 'teamId' | 'source' | 'cursor'>,
  { isFull, isHinted = false, isDryRun, askedBy }: WantedRun,
  now: Instant,
): Promise<string | null> =>
  inTransaction(database, async client => {
    const { connectionId, teamId, source, cursor } = connection
    // A job that was given up leaves its run under way.
    await client.query(failGivenUp, [now, connectionId, laneOf(connectionId)])
    const { rows } = await client.query(
      `insert into sources.runs (run_id, team_id, connection_id, source, is_full, is_dry_run, state, asked_by, asked_at,
         since, is_hinted)
       values ($1, $2, $3, $4, $5, $6, 'waiting', $7, $8, $9, $10)
       on conflict (connection_id) where state in ('waiting', 'reading', 'planning', 'applying') do nothing
       returning run_id`,
      [
        randomUUID(),
        teamId,
        connectionId,
        source,
        isFull || (cursor === null && !isHinted),
        isDryRun,
        askedBy,
        now,
        isFull || isHinted ? null : cursor,
        isHinted,
      ],
    )
    const runId = Created.parse(rows)[0]?.run_id
    if (runId === undefined) return null
    await cancelHeldRuns(client, connectionId, now)
    await enqueue(client, [newRunJob({ runId, teamId, connectionId }, 'begin')], now)
    return runId
  })
