import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Pool } from 'pg'
import { z } from 'zod'
import { sourceConnectionWith } from '../connections/sourceConnections.ts'
import { beginRun } from '../runs/runJob.ts'
import { heldRunOf } from '../runs/runRows.ts'

type Connection = { readonly connectionId: string; readonly teamId: TeamId }

/** People of one run; the others follow in the next. */
const peopleMax = 200

/** Notes people to read. One who is being read is read again. */
export const noteHints = async (
  database: Queryable,
  { connectionId, teamId }: Connection,
  externalIds: readonly string[],
  now: Instant,
): Promise<void> => {
  await database.query(
    `insert into sources.hints (connection_id, external_id, team_id, hinted_at)
     select distinct $1::uuid, external_id, $2::uuid, $4::timestamptz from unnest($3::text[]) as named (external_id)
     on conflict (connection_id, external_id) do update set hinted_at = excluded.hinted_at, run_id = null`,
    [connectionId, teamId, [...externalIds], now],
  )
}

/**
 * Begins a run of the people whom messages named. Without effect before everyone was read once, while another run is
 * under way, whose end asks again, and while one waits for a confirmation.
 */
export const followHints = async (database: Pool, connectionId: string, now: Instant): Promise<void> => {
  const { rows } = await database.query(
    'select from sources.hints where connection_id = $1 and run_id is null limit 1',
    [connectionId],
  )
  if (rows.length === 0) return
  const connection = await sourceConnectionWith({ database }, connectionId)
  if (!connection || connection.fullAt === null || connection.sealedSettings === null) return
  if (await heldRunOf(database, connectionId)) return
  const wanted = { isFull: false, isHinted: true, isDryRun: false, askedBy: null }
  await beginRun(database, connection, wanted, now)
}

const Taken = z.array(z.object({ external_id: z.string() }))

type Run = { readonly runId: string; readonly connectionId: string }

/** The people that a run reads: the first who are named, also those of a run that failed. */
export const takeHints = async (
  database: Queryable,
  { runId, connectionId }: Run,
): Promise<readonly string[]> => {
  const { rows } = await database.query(
    `update sources.hints set run_id = $1 where connection_id = $2 and external_id in (
       select external_id from sources.hints where connection_id = $2 order by hinted_at, external_id limit $3)
     returning external_id`,
    [runId, connectionId, peopleMax],
  )
  return Taken.parse(rows).map(row => row.external_id)
}

/** Forgets the people whom a run has read, and who were not named again since. */
export const forgetTaken = async (database: Queryable, runId: string): Promise<void> => {
  await database.query('delete from sources.hints where run_id = $1', [runId])
}

/** Forgets people who were named before: everyone has been read since. */
export const forgetHintsBefore = async (database: Queryable, before: Instant): Promise<void> => {
  await database.query('delete from sources.hints where hinted_at < $1', [before])
}
