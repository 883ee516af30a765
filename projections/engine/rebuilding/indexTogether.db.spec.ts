import { Pool } from 'pg'
import { afterAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { createTableSql, temporarySchema as schema } from '../postgres/createTables.ts'
import { uuid, whole } from '../tables/columns.ts'
import { defineTable } from '../tables/table.ts'
import { indexTogether } from './indexTogether.ts'

const { url } = await openTestDatabase()
const pool = new Pool({ connectionString: url, max: 1 })
afterAll(() => pool.end())

const tableNamed = (name: string) =>
  defineTable({ readModel: 'spec', name, columns: { teamId: uuid, position: whole }, key: ['teamId'] })
const [doubled, single] = [tableNamed('doubled'), tableNamed('single')]
const readModel = { name: 'spec', version: 1, tables: [doubled, single], project: () => [] }

it('leaves the connection with its temporary tables open where a row is there twice', async () => {
  for (const table of readModel.tables) {
    await pool.query(createTableSql(schema, table))
    await pool.query(`insert into ${schema}.${table.name} values (gen_random_uuid(), 1)`)
  }
  await pool.query(`insert into ${schema}.doubled select * from ${schema}.doubled`)
  await expect(indexTogether(pool, [{ schema, readModel }])).rejects.toThrow('unique')
  expect((await pool.query(`select position from ${schema}.single`)).rowCount).toBe(1)
  expect((await pool.query(`select position from ${schema}.doubled`)).rowCount).toBe(2)
})
