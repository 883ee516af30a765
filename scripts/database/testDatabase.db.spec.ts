import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from './testDatabase.ts'

const first = await createTestDatabase()
const second = await createTestDatabase()

test('a spec file gets an empty database of its own', async () => {
  const one = await connect(first.url)
  const other = await connect(second.url)
  await one.query('create table thing (id int)')
  const seen = await other.query("select from information_schema.tables where table_name = 'thing'")
  expect(seen.rowCount).toBe(0)
  await Promise.all([one.end(), other.end()])
})

test('the database sorts by code point in UTF-8, the same on every machine', async () => {
  const client = await connect(first.url)
  const sorted = await client.query<{ word: string }>(
    "select word from (values ('b'), ('B'), ('é'), ('a')) w(word) order by word",
  )
  expect(sorted.rows.map(row => row.word)).toEqual(['B', 'a', 'b', 'é'])
  expect((await client.query("select upper('é') as up")).rows).toEqual([{ up: 'É' }])
  await client.end()
})

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
}
