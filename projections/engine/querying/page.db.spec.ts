import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { CursorRefused, decodeCursor, encodeCursor, type PageCursor } from './cursor.ts'
import { countedMax, type ListRequest, nullable, type Page, readPage } from './page.ts'
import { createParameters } from './parameters.ts'

const { database } = await openTestDatabase()
await database.query('create table words (id bigint primary key, word text, score bigint not null)')
// Each word three times, some rows without a word; scores repeat.
await database.query(
  `insert into words select n, case when n % 4 = 0 then null else 'word ' || n % 5 end, n % 3 from generate_series(1, 30) n`,
)
await database.query('create table many as select n::bigint as id from generate_series(1, 12000) n')

const Row = z.object({ id: z.coerce.number(), word: z.string().nullable(), score: z.coerce.number() })
type Request = ListRequest<'word' | 'score'>

const pageOf = (request: Request, list: { key?: string; tieBreakOrder?: 'ASC'; count?: false } = {}) =>
  readPage(database, {
    schema: Row,
    select: 'w.id, w.word, w.score',
    from: 'words w',
    conditions: ['w.id > $1'],
    parameters: createParameters(0),
    request,
    sortFields: { word: nullable('w.word'), score: 'w.score' },
    defaultOrder: ['w.id', 'ASC'],
    tieBreak: ['w.id'],
    ...list,
  })

/** The ids of all pages, following the cursors as a caller does. */
const idsByCursor = async (read: (cursor: PageCursor | undefined) => Promise<Page<{ id: number }>>) => {
  const ids: number[] = []
  let cursor: PageCursor | undefined
  do {
    const { rows, next } = await read(cursor)
    ids.push(...rows.map(({ id }) => id))
    cursor = next ? decodeCursor(encodeCursor(next)) : undefined
  } while (cursor)
  return ids
}

const idsBySql = async (orderBy: string): Promise<number[]> => {
  const { rows } = await database.query(`select id, word, score from words order by ${orderBy}`)
  return z
    .array(Row)
    .parse(rows)
    .map(({ id }) => id)
}

describe('a list that is read by cursors', () => {
  it.each([
    [{}, 'id'],
    [{ sort: 'word', order: 'ASC' }, 'word asc nulls last, id asc'],
    [{ sort: 'word', order: 'DESC' }, 'word desc nulls last, id desc'],
    [{ sort: 'score', order: 'ASC' }, 'score asc, id asc'],
    [{ sort: 'score', order: 'DESC' }, 'score desc, id desc'],
  ] as const)('sorted by %o has every row once, in the order of "%s"', async (sorted, orderBy) => {
    const expected = await idsBySql(orderBy)
    for (const limit of [1, 4, 7, 30]) {
      for (const list of [{}, { key: 'w.id' }])
        expect(await idsByCursor(cursor => pageOf({ ...sorted, limit, cursor }, list))).toEqual(expected)
    }
  })

  it('may break ties in another direction than its order', async () => {
    const sorted = { sort: 'score', order: 'DESC', limit: 4 } as const
    const ids = await idsByCursor(cursor => pageOf({ ...sorted, cursor }, { tieBreakOrder: 'ASC' }))
    expect(ids).toEqual(await idsBySql('score desc, id asc'))
  })

  it('has the same rows by offset, also those without a value', async () => {
    const sorted = { sort: 'word', order: 'DESC', limit: 10 } as const
    const offsets = await Promise.all([0, 10, 20].map(offset => pageOf({ ...sorted, offset })))
    expect(offsets.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(
      await idsBySql('word desc nulls last, id desc'),
    )
  })

  it('answers the rows after the cursor, whatever the offset', async () => {
    const { next } = await pageOf({ limit: 3 })
    const page = await pageOf({ limit: 3, offset: 20, cursor: next ?? undefined })
    expect(page.rows.map(({ id }) => id)).toEqual([4, 5, 6])
  })

  it('neither repeats nor skips a row when earlier rows go', async () => {
    await database.query('begin')
    try {
      const first = await pageOf({ limit: 3 })
      await database.query('delete from words where id = 2')
      const second = await pageOf({ limit: 3, cursor: first.next ?? undefined })
      expect(second.rows.map(({ id }) => id)).toEqual([4, 5, 6])
    } finally {
      await database.query('rollback')
    }
  })

  it.each([
    ['of another sort field', { sort: 'word', order: 'ASC', after: ['word 1', '4'] }],
    ['of the other direction', { sort: 'score', order: 'DESC', after: ['1', '4'] }],
    ['with too few values', { sort: 'score', order: 'ASC', after: ['1'] }],
    ['without the value of a tie break', { sort: 'score', order: 'ASC', after: ['1', null] }],
    ['without the value of a column that has one', { sort: 'score', order: 'ASC', after: [null, '4'] }],
    ['with a value of another type', { sort: 'score', order: 'ASC', after: ['one', '4'] }],
    ['with a text that PostgreSQL can’t have', { sort: 'score', order: 'ASC', after: ['1', '\u0000'] }],
  ] as const)('refuses a cursor %s', async (_name, { after, ...cursor }) => {
    const request = { sort: 'score', cursor: { ...cursor, after } } as const
    await expect(pageOf(request)).rejects.toThrow(CursorRefused)
  })

  it.each(['', 'abc', '!', Buffer.from('{"sort":1}').toString('base64url')])(
    'refuses the text %o as a cursor',
    text => {
      expect(() => decodeCursor(text)).toThrow(CursorRefused)
    },
  )
})

describe('the total of a list', () => {
  afterEach(() => vi.restoreAllMocks())

  const many = (request: ListRequest<never>, where: string, count?: false) =>
    readPage(database, {
      schema: z.object({ id: z.coerce.number() }),
      select: 'm.id',
      from: 'many m',
      conditions: [where],
      parameters: createParameters(),
      request,
      sortFields: {},
      defaultOrder: ['m.id', 'ASC'],
      tieBreak: ['m.id'],
      ...(count === false && { count }),
    })

  it('is counted up to a maximum', async () => {
    expect((await many({ limit: 1 }, `m.id <= ${countedMax}`)).total).toBe(countedMax)
    expect((await many({ limit: 1 }, `m.id <= ${countedMax + 1}`)).total).toBeNull()
  })

  it('is not counted again soon where it was above the maximum', async () => {
    const asked = vi.spyOn(database, 'query')
    const countsOf = async (where: string) => {
      asked.mockClear()
      await many({ limit: 1 }, where)
      return asked.mock.calls.filter(([statement]) => String(statement).includes('count(*)')).length
    }
    const [large, counted] = ['m.id > 1', 'm.id between 2 and 100']
    expect([await countsOf(large), await countsOf(large)]).toEqual([1, 0])
    expect([await countsOf(counted), await countsOf(counted)]).toEqual([1, 1])
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10 * 60_000)
    expect(await countsOf(large)).toBe(1)
  })

  it('is left out where it costs too much, but known where one page holds the list', async () => {
    expect((await many({ limit: 10 }, 'm.id <= 11', false)).total).toBeNull()
    expect((await many({ limit: 10 }, 'm.id <= 10', false)).total).toBe(10)
    expect((await many({ limit: 10, isCounted: false }, 'm.id <= 11')).total).toBeNull()
  })
})
