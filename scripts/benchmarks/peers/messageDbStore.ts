import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EventToAppend } from '@laurel/ledger/log/port.ts'
import { DatabaseError, type Pool } from 'pg'
import type { ComparedAppend, ComparedStore, Contender } from './comparedStore.ts'
import { connectPool } from './connectPool.ts'
import { countRows } from './countRows.ts'
import { installedPackage, whyAbsent } from './installedPackage.ts'

const packageName = '@eventide/message-db'

/** What its install.sh runs, in that order, without views and privileges, which no append touches. */
const installFiles = [
  'schema/message-store',
  'extensions/pgcrypto',
  'tables/messages',
  'types/message',
  ...['hash-64', 'acquire-lock', 'category', 'is-category', 'id', 'cardinal-id', 'stream-version'].map(
    name => `functions/${name}`,
  ),
  'functions/write-message',
  'indexes/messages-id',
  'indexes/messages-stream',
  'indexes/messages-category',
] as const

/**
 * message-db: its `write_message` with an expected version, prepared, one call per message; a batch is one statement
 * that calls it for each. It locks a category at a time; so it is measured twice, once with all streams in one
 * category, as entities of one kind are, and once with a category for each caller, which suits it best.
 */
export const openMessageDb = async (databaseUrl: string): Promise<readonly Contender[]> => {
  const installed = installedPackage(packageName)
  if (!installed) return [{ kind: 'absent', reason: whyAbsent(packageName) }]
  const url = new URL(databaseUrl)
  url.searchParams.set('options', '-c search_path=message_store,public -c client_min_messages=warning')
  const pool = connectPool(url.href)
  for (const file of installFiles)
    await pool.query(readFileSync(join(installed.folder, 'database', `${file}.sql`), 'utf8'))

  const name = `message-db ${installed.version}`
  return [
    ready(pool, name, caller => `member-${randomUUID()}.${caller}`),
    ready(
      pool,
      `${name}, a category per caller`,
      caller => `member${caller}x${randomUUID().replaceAll('-', '')}-1`,
    ),
  ]
}

const ready = (pool: Pool, name: string, streamFor: ComparedStore['streamFor']): Contender => ({
  kind: 'ready',
  store: {
    name,
    streamFor,
    append: async (stream, events, expectedLength): Promise<ComparedAppend> => {
      try {
        await pool.query(writeMessages(stream, events, expectedLength - 1))
        return { kind: 'appended' }
      } catch (error) {
        const actual = actualLength(error)
        if (actual === undefined) throw error
        return { kind: 'conflict', actual }
      }
    },
    countEvents: stream =>
      countRows(pool, 'select count(*) from message_store.messages where stream_name = $1', stream),
    // Both share the pool.
    close: async () => {
      if (!pool.ending) await pool.end()
    },
  },
})

const writeMessages = (stream: string, events: readonly EventToAppend[], expectedVersion: number) => {
  const [first] = events
  if (first && events.length === 1)
    return {
      name: 'write',
      text: 'select write_message($1, $2, $3, $4, $5, $6)',
      values: [
        first.id,
        stream,
        first.type,
        JSON.stringify(first.data),
        JSON.stringify(first.metadata),
        expectedVersion,
      ],
    }
  return {
    name: 'write batch',
    text: `select write_message(m.id, $1, m.type, m.data, m.metadata, $2::bigint + m.place - 1)
      from unnest($3::varchar[], $4::varchar[], $5::jsonb[], $6::jsonb[])
        with ordinality as m (id, type, data, metadata, place)`,
    values: [
      stream,
      expectedVersion,
      events.map(({ id }) => id),
      events.map(({ type }) => type),
      events.map(({ data }) => JSON.stringify(data)),
      events.map(({ metadata }) => JSON.stringify(metadata)),
    ],
  }
}

/** The length of a stream, from the message with which message-db refuses an expected version. */
const actualLength = (error: unknown): number | undefined => {
  if (!(error instanceof DatabaseError)) return undefined
  const [, version] = /^Wrong expected version: .*Stream Version: (-?\d+)\)/.exec(error.message) ?? []
  return version === undefined ? undefined : Number(version) + 1
}
