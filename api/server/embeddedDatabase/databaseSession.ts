import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { readPostmaster } from './postmaster.ts'

/**
 * A connection that marks its process as a user of the server, by a lock all users share. Who can take the lock
 * alone is the last user and may stop the server; the mark of a killed process vanishes with its connection.
 */
export type DatabaseSession = {
  url: string
  /** Settles when the connection is over, because this process left or because the server went away. */
  lost: Promise<void>
  leave(): Promise<void>
}

const usersLock = 7_210_485
const stopLimitMs = 60_000

/** Joins the server that runs on this data folder; undefined when none takes connections just now. */
export async function joinServer(dataFolder: string, password: string): Promise<DatabaseSession | undefined> {
  const postmaster = readPostmaster(dataFolder)
  if (!postmaster?.ready) return undefined
  const server = `postgres://laurel:${password}@127.0.0.1:${postmaster.port}`
  const client = new Client({ connectionString: `${server}/postgres`, connectionTimeoutMillis: 10_000 })
  // A lost connection shows again, with its reason, at the next query.
  client.on('error', () => {})
  const lost = new Promise<void>(resolve => client.once('end', () => resolve()))
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [usersLock])
    await ensureDatabase(client)
    return { url: `${server}/laurel`, lost, leave: () => leaveServer(client, dataFolder) }
  } catch (error) {
    await client.end().catch(() => {})
    if (!isPassing(error)) throw error
    return undefined
  }
}

async function leaveServer(client: Client, dataFolder: string): Promise<void> {
  let alone: boolean
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [usersLock])
    const answer = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      usersLock,
    ])
    alone = answer.rows[0]?.alone === true
  } catch {
    // The server went away by itself: there is nothing left to stop.
    alone = false
  }
  // The lock is held until the server ends, so that no process can join a server that is about to stop.
  if (alone) await stopServer(dataFolder)
  await client.end().catch(() => {})
}

async function stopServer(dataFolder: string): Promise<void> {
  const postmaster = readPostmaster(dataFolder)
  if (postmaster === undefined) return
  process.kill(postmaster.pid, 'SIGINT')
  const deadline = Date.now() + stopLimitMs
  while (readPostmaster(dataFolder)?.pid === postmaster.pid) {
    if (Date.now() > deadline) {
      throw new Error(
        `Postgres (process ${postmaster.pid}) is still running a minute after it was asked to stop. ` +
          `Nothing is lost; end it with "kill -INT ${postmaster.pid}" or leave it for the next start to reuse.`,
      )
    }
    await pause(10)
  }
}

async function ensureDatabase(client: Client): Promise<void> {
  const found = await client.query("select from pg_database where datname = 'laurel'")
  if (found.rowCount === 1) return
  try {
    await client.query('create database laurel')
  } catch (error) {
    const beaten = ['42P04', '23505'].includes(codeOf(error))
    if (!beaten) throw error
  }
}

/** Starting up, shutting down, connection refused or cut: worth another look in a moment. */
function isPassing(error: unknown): boolean {
  const code = codeOf(error)
  return code.startsWith('57P') || code.startsWith('ECONN') || code === 'EPIPE' || code === ''
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
