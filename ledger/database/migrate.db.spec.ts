import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FormerTables, migrate } from './migrate.ts'

const { url } = await createTestDatabase()
const client = new Client({ connectionString: url })
const folders: string[] = []
beforeAll(() => client.connect())
afterAll(async () => {
  await client.end()
  for (const folder of folders) await rm(folder, { recursive: true })
})

const write = (folder: string, files: Readonly<Record<string, string>>) =>
  Promise.all(Object.entries(files).map(([name, sql]) => writeFile(join(folder, name), sql)))

/** A part of its own, with its files in a folder. */
const part = async (name: string, files: Readonly<Record<string, string>>) => {
  const folder = await mkdtemp(join(tmpdir(), 'laurel-migrations-'))
  folders.push(folder)
  await write(folder, files)
  return { part: name, folder: pathToFileURL(`${folder}/`), path: folder }
}
const rowsOf = async (table: string) => (await client.query(`select * from ${table}`)).rows

it('runs the files of each part once, in the order of their numbers, for processes that start at once too', async () => {
  const garden = await part('garden', {
    '002-plant.sql': "insert into garden values ('rose')",
    '001-garden.sql': 'create table garden (plant text)',
  })
  await Promise.all([migrate(url, [garden]), migrate(url, [garden]), migrate(url, [garden])])
  expect(await rowsOf('garden')).toEqual([{ plant: 'rose' }])
  await write(garden.path, { '003-more.sql': "insert into garden values ('fern')" })
  await migrate(url, [garden])
  expect(await rowsOf('garden')).toEqual([{ plant: 'rose' }, { plant: 'fern' }])
})

it('changes nothing when one of the files fails', async () => {
  const shed = await part('shed', { '001-shed.sql': 'create table shed (tool text)' })
  const broken = await part('broken', { '001-broken.sql': 'create table shed (tool text)' })
  await expect(migrate(url, [shed, broken])).rejects.toThrow('already exists')
  await migrate(url, [shed])
  expect(await rowsOf('shed')).toEqual([])
})

it('refuses a file that was changed after it ran', async () => {
  const pond = await part('pond', { '001-pond.sql': 'create table pond (fish text)' })
  await migrate(url, [pond])
  await write(pond.path, { '001-pond.sql': 'create table pond (frog text)' })
  await expect(migrate(url, [pond])).rejects.toThrow('The migration pond/001-pond.sql was changed')
})

it('refuses tables that no migration made', async () => {
  const { url: former } = await createTestDatabase()
  const owner = new Client({ connectionString: former })
  await owner.connect()
  await owner.query('create schema orchard')
  await owner.end()
  const orchard = await part('orchard', { '001-orchard.sql': 'create schema if not exists orchard' })
  await expect(migrate(former, [orchard])).rejects.toThrow(FormerTables)
})
