import { randomUUID } from 'node:crypto'
import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import { Identifier, type MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Pool } from 'pg'
import { z } from 'zod'
import { enqueue } from '../../../delivery/enqueue.ts'
import { defineJob, type NewJob, newJob } from '../../../delivery/job.ts'
import type { SourceConnection } from '../connections/sourceConnections.ts'
import { forgetStaged } from './staging.ts'

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
      lane: `sources.run ${connectionId}`,
      owner: teamId,
    },
  )

export type WantedRun = {
  readonly isFull: boolean
  readonly isDryRun: boolean
  readonly askedBy: MemberId | null
}

const Created = z.array(z.object({ run_id: z.string() }))

/** Cancels the runs of a connection that wait for a confirmation: what they planned is old. */
export const cancelHeldRuns = async (
  database: Queryable,
  connectionId: string,
  now: Instant,
): Promise<void> => {
  const { rows } = await database.query(
    `update sources.runs set state = 'cancelled', ended_at = $2
     where connection_id = $1 and state = 'needs_confirmation' returning run_id`,
    [connectionId, now],
  )
  for (const { run_id: runId } of Created.parse(rows)) await forgetStaged(database, runId)
}

/** Begins a run. Null while another one of the connection is under way. */
export const beginRun = (
  database: Pool,
  connection: Pick<SourceConnection, 'connectionId' | 'teamId' | 'source' | 'cursor'>,
  { isFull, isDryRun, askedBy }: WantedRun,
  now: Instant,
): Promise<string | null> =>
  inTransaction(database, async client => {
    const { connectionId, teamId, source, cursor } = connection
    const { rows } = await client.query(
      `insert into sources.runs (run_id, team_id, connection_id, source, is_full, is_dry_run, state, asked_by, asked_at,
         since)
       values ($1, $2, $3, $4, $5, $6, 'waiting', $7, $8, $9)
       on conflict (connection_id) where state in ('waiting', 'reading', 'planning', 'applying') do nothing
       returning run_id`,
      [
        randomUUID(),
        teamId,
        connectionId,
        source,
        isFull || cursor === null,
        isDryRun,
        askedBy,
        now,
        isFull ? null : cursor,
      ],
    )
    const runId = Created.parse(rows)[0]?.run_id
    if (runId === undefined) return null
    await cancelHeldRuns(client, connectionId, now)
    await enqueue(client, [newRunJob({ runId, teamId, connectionId }, 'begin')], now)
    return runId
  })
