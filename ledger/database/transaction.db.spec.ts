import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Client, type ClientBase, Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction, inTransactionOn, withClient } from './transaction.ts'

const { url } = await createTestDatabase()
const pool = new Pool({ connectionString: url, max: 1 }).on('error', () => {})
const killer = new Client({ connectionString: url })

beforeAll(async () => {
  await killer.connect()
  await pool.query('create table notes (text text not null)')
})
afterAll(() => Promise.all([pool.end(), killer.end()]))

const write = (client: Pick<ClientBase, 'query'>, text: string) =>
  client.query('insert into notes values ($1)', [text])
const notes = async (): Promise<unknown[]> => {
  const { rows } = await killer.query<{ text: string }>('select text from notes')
  await killer.query('delete from notes')
  return rows.map(({ text }) => text)
}
const processOf = async (client: Pick<ClientBase, 'query'>): Promise<unknown> => {
  const { rows } = await client.query('select pg_backend_pid() as pid')
  return rows[0]?.pid
}
const refusal = new Error('The work refused.')

test('commits the work and answers its result', async () => {
  expect(await inTransaction(pool, client => write(client, 'kept').then(() => 'done'))).toBe('done')
  expect(await notes()).toEqual(['kept'])
})

test('rolls back work that fails, and keeps the connection', async () => {
  const process = await processOf(pool)
  const failed = inTransaction(pool, async client => {
    await write(client, 'dropped')
    throw refusal
  })
  await expect(failed).rejects.toBe(refusal)
  expect(await notes()).toEqual([])
  expect(await processOf(pool)).toBe(process)
})

test('gives the first error when the rollback fails too, and closes the connection', async () => {
  let lost: unknown
  const failed = inTransaction(pool, async client => {
    lost = await processOf(client)
    await write(client, 'dropped')
    await killer.query('select pg_terminate_backend($1)', [lost])
    throw refusal
  })
  await expect(failed).rejects.toBe(refusal)
  expect(await notes()).toEqual([])
  expect(await processOf(pool)).not.toBe(lost)
})

test('rolls back on a connection of the caller, which can go on', async () => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const failed = inTransactionOn(client, async () => {
    await write(client, 'dropped')
    await client.query('select 1 / 0')
  })
  await expect(failed).rejects.toThrow('division by zero')
  await inTransactionOn(client, () => write(client, 'kept'))
  expect(await notes()).toEqual(['kept'])
  await client.end()
})

test('gives the first error of a connection of the caller that is closed', async () => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const failed = inTransactionOn(client, async () => {
    await client.end()
    throw refusal
  })
  await expect(failed).rejects.toBe(refusal)
})

test('closes a connection outside of a transaction after a failure', async () => {
  const process = await withClient(pool, processOf)
  await expect(withClient(pool, () => Promise.reject(refusal))).rejects.toBe(refusal)
  expect(await withClient(pool, processOf)).not.toBe(process)
})
