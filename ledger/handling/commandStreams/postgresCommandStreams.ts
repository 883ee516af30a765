import type { Pool } from 'pg'
import { z } from 'zod'
import { type Migrations, migrate } from '../../database/migrate.ts'
import type { CommandId } from '../../kernel/ids.ts'
import type { CommandStreams } from './commandStreams.ts'

/** Claims in one statement. */
const batchMax = 512

export const commandStreamMigrations: Migrations = {
  part: 'ledger',
  folder: new URL('./migrations/', import.meta.url),
}

export const migrateCommandStreams = (ownerUrl: string): Promise<void> =>
  migrate(ownerUrl, [commandStreamMigrations])

type Claim = {
  readonly commandId: CommandId
  readonly stream: string
  readonly resolve: (stream: string) => void
  readonly reject: (error: unknown) => void
}

/** Claims in PostgreSQL. Claims that wait for a statement under way share the next one. */
export const createPostgresCommandStreams = (database: Pick<Pool, 'query'>): CommandStreams => {
  const waiting: Claim[] = []
  let isWorking = false

  const work = async (): Promise<void> => {
    while (waiting.length > 0) {
      const claims = waiting.splice(0, batchMax)
      try {
        const streams = await claimAll(database, claims)
        for (const { commandId, resolve } of claims) resolve(ownerOf(streams, commandId))
      } catch (error) {
        for (const { reject } of claims) reject(error)
      }
    }
    isWorking = false
  }

  return {
    claim: (commandId, stream) =>
      new Promise((resolve, reject) => {
        waiting.push({ commandId, stream, resolve, reject })
        if (isWorking) return
        isWorking = true
        // Claims of the same moment share the first statement.
        queueMicrotask(() => void work())
      }),
  }
}

type Streams = ReadonlyMap<CommandId, string>

const ownerOf = (streams: Streams, commandId: CommandId): string => {
  const stream = streams.get(commandId)
  if (stream === undefined) throw new Error(`Command ${commandId} was claimed and has no stream.`)
  return stream
}

const Rows = z.array(z.object({ command_id: z.string(), stream: z.string() }))

const claimAll = async (
  database: Pick<Pool, 'query'>,
  claims: readonly Pick<Claim, 'commandId' | 'stream'>[],
): Promise<Streams> => {
  // In one order everywhere: two statements that insert the same rows in different orders would deadlock.
  const sorted = claims.toSorted(byCommandId)
  const { rows } = await database.query(
    `insert into ledger.command_streams (command_id, stream)
     select * from unnest($1::uuid[], $2::text[]) on conflict do nothing returning command_id, stream`,
    [sorted.map(({ commandId }) => commandId), sorted.map(({ stream }) => stream)],
  )
  const streams = new Map(Rows.parse(rows).map(row => [row.command_id, row.stream]))
  const taken = sorted.map(({ commandId }) => commandId).filter(commandId => !streams.has(commandId))
  if (taken.length === 0) return streams
  // A second statement, because the first does not see the rows that it waited for.
  const found = await database.query(
    'select command_id, stream from ledger.command_streams where command_id = any($1::uuid[])',
    [taken],
  )
  for (const { command_id: commandId, stream } of Rows.parse(found.rows)) streams.set(commandId, stream)
  return streams
}

const byCommandId = (
  { commandId: one }: Pick<Claim, 'commandId'>,
  { commandId: other }: Pick<Claim, 'commandId'>,
): number => (one === other ? 0 : one < other ? -1 : 1)
