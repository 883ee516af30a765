import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { afterAll, inject } from 'vitest'
// This brings the type of what the setup provides.
import type {} from './vitestSetup.ts'

/**
 * An empty database of its own for one spec file, dropped when the file is done; `url` is its connection string.
 * Call it at the top of the file: `const { url } = await createTestDatabase()`.
 */
export async function createTestDatabase(): Promise<{ url: string }> {
  const server = await testServer()
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`
  await onServer(server, creating(name, 'template0'))
  afterAll(() => dropDatabase(server, name))
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href }
}

/** Replaces a database with a copy of another one, or with an empty one. Neither may have a connection. */
export async function replaceByCopy(url: string, ofUrl?: string): Promise<void> {
  const server = await testServer()
  const original = ofUrl === undefined ? 'template0' : nameIn(ofUrl)
  await dropDatabase(server, nameIn(url))
  if (!(await whileInUse(() => onServer(server, creating(nameIn(url), original)))))
    throw new Error(`${original} can't be copied while it has connections. Close them and try again.`)
}

const nameIn = (url: string): string => new URL(url).pathname.slice(1)

/** Copying files takes 16 ms; the default way of copying writes every page to the log first. */
const creating = (name: string, template: string): string =>
  `create database ${name} template ${template} strategy file_copy`

const attemptsMax = 40
const pauseMs = 50
const inUse = '55006'

/**
 * Connections that were ended a moment ago may still be closing. Terminating one then raises an error that no listener
 * handles, so the drop waits first and terminates only the connections that stay.
 */
async function dropDatabase(server: string, name: string): Promise<void> {
  if (await whileInUse(() => onServer(server, `drop database if exists ${name}`))) return
  await onServer(server, `drop database ${name} with (force)`)
}

/** Retries while the database has connections; returns whether it succeeded. */
async function whileInUse(act: () => Promise<void>): Promise<boolean> {
  for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
    try {
      await act()
      return true
    } catch (error) {
      if (!(error instanceof DatabaseError && error.code === inUse)) throw error
      await pause(pauseMs)
    }
  }
  return false
}

async function testServer(): Promise<string> {
  const desk = inject('testDatabaseDesk')
  if (!desk) {
    throw new Error(
      'No test database: add scripts/database/vitestSetup.ts to globalSetup in the vitest configuration.',
    )
  }
  const answer = await fetch(desk)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`The test database did not start. ${text}`)
  return text
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
