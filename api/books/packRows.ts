import { randomUUID } from 'node:crypto'
import { packKeptDays } from '@laurel/contract/reports/books.ts'
import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { Month } from '@laurel/ledger/kernel/month.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { readRow, readRows } from '@laurel/projections/engine/querying/rows.ts'
import { instant, text, uuid, whole } from '@laurel/projections/engine/tables/columns.ts'
import type { Pool } from 'pg'
import { z } from 'zod'
import { enqueue } from '../delivery/enqueue.ts'
import { newPackJob } from './booksJobs.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000

const StoredPack = z.object({
  packId: uuid,
  month: Month,
  state: z.enum(['running', 'ready', 'failed']),
  parts: whole,
  byteCount: whole,
  problem: text.nullable(),
  expiresAt: instant,
})
export type StoredPack = z.output<typeof StoredPack>

const columns = `pack_id as "packId", month, state, parts, byte_count as "byteCount", problem,
  expires_at as "expiresAt"`

/** The packs of a team that have not expired. */
export const packsOf = (database: Queryable, teamId: TeamId, now: Instant): Promise<StoredPack[]> =>
  readRows(
    database,
    StoredPack,
    `select ${columns} from worker.attestation_packs where team_id = $1 and expires_at > $2`,
    [teamId, now],
  )

export const packOfMonth = (
  database: Queryable,
  teamId: TeamId,
  month: Month,
  now: Instant,
): Promise<StoredPack | null> =>
  readRow(
    database,
    StoredPack,
    `select ${columns} from worker.attestation_packs where team_id = $1 and month = $2 and expires_at > $3`,
    [teamId, month, now],
  )

/** Orders a pack, unless one is being written or can be fetched. */
export const orderPack = (
  database: Pool,
  { teamId, month }: { readonly teamId: TeamId; readonly month: Month },
  now: Instant,
): Promise<void> =>
  inTransaction(database, async client => {
    const packId = randomUUID()
    await client.query(
      `delete from worker.attestation_packs
       where team_id = $1 and month = $2 and (state = 'failed' or expires_at <= $3)`,
      [teamId, month, now],
    )
    const { rows } = await client.query(
      `insert into worker.attestation_packs (pack_id, team_id, month, state, ordered_at, expires_at)
       values ($1, $2, $3, 'running', $4, $5) on conflict do nothing returning 1`,
      [packId, teamId, month, now, addMilliseconds(now, packKeptDays * dayMilliseconds)],
    )
    if (rows.length === 1) await enqueue(client, [newPackJob({ teamId, month, packId })], now)
  })

export const isPackWanted = async (database: Queryable, packId: string): Promise<boolean> => {
  const { rows } = await database.query(
    `select 1 from worker.attestation_packs where pack_id = $1 and state = 'running'`,
    [packId],
  )
  return rows.length === 1
}

/** An attempt begins at the first part. */
export const removeParts = async (database: Queryable, packId: string): Promise<void> => {
  await database.query('delete from worker.attestation_pack_parts where pack_id = $1', [packId])
}

export const addPackPart = async (
  database: Queryable,
  packId: string,
  part: number,
  content: Uint8Array,
): Promise<void> => {
  await database.query(
    'insert into worker.attestation_pack_parts (pack_id, part, content) values ($1, $2, $3)',
    [packId, part, content],
  )
}

export const finishPack = async (
  database: Queryable,
  packId: string,
  { parts, bytes }: { readonly parts: number; readonly bytes: number },
): Promise<void> => {
  await database.query(
    `update worker.attestation_packs set state = 'ready', parts = $2, byte_count = $3
     where pack_id = $1 and state = 'running'`,
    [packId, parts, bytes],
  )
}

/** Ends a pack that was being written, without its parts. */
export const failPack = async (database: Queryable, packId: string, problem: string): Promise<void> => {
  await database.query(
    `update worker.attestation_packs set state = 'failed', problem = $2
     where pack_id = $1 and state = 'running'`,
    [packId, problem],
  )
  await removeParts(database, packId)
}

/** The bytes of a pack, part by part. */
export async function* bytesOf(
  database: Queryable,
  { packId, parts }: Pick<StoredPack, 'packId' | 'parts'>,
): AsyncGenerator<Buffer> {
  for (let part = 0; part < parts; part += 1) {
    const row = await readRow(
      database,
      z.object({ content: z.instanceof(Buffer) }),
      'select content from worker.attestation_pack_parts where pack_id = $1 and part = $2',
      [packId, part],
    )
    if (!row) throw new Error(`Part ${part} of the pack ${packId} was deleted while it was read.`)
    yield row.content
  }
}

/** Deletes what has expired. */
export const purgePacks = async (database: Queryable, now: Instant): Promise<void> => {
  await database.query('delete from worker.attestation_packs where expires_at <= $1', [now])
}
