import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { createParameters } from './parameters.ts'

const { database } = await openTestDatabase()

describe('the values of a statement', () => {
  it('have placeholders of their own, but for a list that is bound again', () => {
    const parameters = createParameters('team')
    const [list, same] = [
      ['a', 'b'],
      ['a', 'b'],
    ]
    const placeholders = [1, list, 1, list, same].map(value => parameters.bind(value))
    expect(placeholders).toEqual(['$2', '$3', '$4', '$3', '$5'])
    expect(parameters.values).toEqual(['team', 1, list, 1, same])
  })

  it('are what PostgreSQL reads, also a list of thousands of ids', async () => {
    const ids = Array.from({ length: 2_000 }, () => randomUUID())
    const parameters = createParameters()
    const list = parameters.bind(ids)
    const statement = `select ${list}::uuid[] as ids, ${list}::text[] as texts`
    const { rows } = await database.query(statement, parameters.values)
    expect(rows).toEqual([{ ids, texts: ids }])
  })

  it('are not written as text where an item may need escaping', () => {
    const names = Array.from({ length: 200 }, () => 'a,b"')
    const parameters = createParameters()
    parameters.bind(names)
    expect(parameters.values).toEqual([names])
  })
})
