import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { ReadRow } from './historyRow.ts'
import { readHistory } from './readHistory.ts'
import type { Encoding } from './readLines.ts'
import { type Refusal, writeRefused } from './refusedFile.ts'

const folder = mkdtempSync(join(tmpdir(), 'laurel-history-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = async (text: string | Buffer, encoding?: Encoding): Promise<readonly ReadRow[]> => {
  const file = join(folder, 'history.csv')
  writeFileSync(file, text)
  const rows: ReadRow[] = []
  for await (const row of readHistory(file, encoding)) rows.push(row)
  return rows
}

const at = '2026-03-01T09:00:00Z'

test('a line that ends before its last column is refused, wherever that column stands', async () => {
  expect(await read(`id,at,from,to,kind\n1,${at},ann,ben\n`)).toMatchObject([
    { kind: 'refused', reason: 'WRONG_COLUMN_COUNT', line: 2 },
  ])
})

test('a line with an unquoted comma is refused, so that no half of a text is imported', async () => {
  expect(
    await read(`at,from,to,kind\n${at},ann,ben,great, really\n${at},ann,ben,"great, really"\n`),
  ).toMatchObject([
    { kind: 'refused', reason: 'WRONG_COLUMN_COUNT', source: [`${at},ann,ben,great, really`, '', '', ''] },
    { kind: 'row', row: { kind: 'great, really' } },
  ])
})

test('empty columns behind the last one are what spreadsheets write, and nothing is wrong with them', async () => {
  expect(await read(`at,from,to,kind\n${at},ann,ben,help,,\n`)).toMatchObject([{ kind: 'row' }])
})

test.each(['0000-01-01T00:00:00Z', '9999-12-31T12:00:00Z', '0206-03-01T09:00:00Z'])(
  'an implausible year is refused: %s',
  async slip => {
    expect(await read(`at,from,to,kind\n${slip},ann,ben,help\n`)).toMatchObject([
      { kind: 'refused', reason: 'INVALID_TIME' },
    ])
  },
)

describe('the encoding of a file', () => {
  const history = `at,from,to,kind\n${at},ann,ben,help\n${at},jürgen,jörgen,Größe\n`
  const latin1 = Buffer.from(history, 'latin1')
  const row = { kind: 'row', row: { from: 'jürgen', to: 'jörgen', kind: 'Größe' } }

  test('bytes that are not UTF-8 are refused with their place, and no row is read', async () => {
    await expect(read(latin1)).rejects.toThrow(
      /history\.csv, line 3, column 23: the byte 0xFC is not valid utf-8\. .*--encoding, such as windows-1252/,
    )
  })

  test('a character that is cut off is refused as well', async () => {
    const cut = Buffer.concat([Buffer.from(`at,from,to,kind\n${at},ann,ben,gr`), Buffer.from([0xc3])])
    await expect(read(cut)).rejects.toThrow('line 2, column 32: the text ends within a character')
  })

  test('another encoding is read when it is named', async () => {
    expect((await read(latin1, 'windows-1252'))[1]).toMatchObject(row)
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(history, 'utf16le')])
    expect((await read(wide, 'utf-16le'))[1]).toMatchObject(row)
    expect((await read(Buffer.from(wide).swap16(), 'utf-16be'))[1]).toMatchObject(row)
  })

  test('a byte order mark of another encoding is refused', async () => {
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(history, 'utf16le')])
    await expect(read(wide)).rejects.toThrow('Import it with --encoding utf-16le.')
    await expect(read(`\uFEFF${history}`, 'windows-1252')).rejects.toThrow('Import it with --encoding utf-8.')
  })

  test.each(['j\uFFFDrgen', 'j\u0081rgen'])(
    'a name that lost a character before is refused: %j',
    async name => {
      expect(await read(`at,from,to,kind\n${at},${name},ben,help\n`)).toMatchObject([
        {
          kind: 'refused',
          reason: 'INVALID_FIELD',
          detail: expect.stringContaining('Export the file again'),
        },
      ])
    },
  )

  test.each(['\n', '\r\n', '\r'])('lines end with %j, and are counted once', async ending => {
    const rows = await read(
      `at,from,to,kind\n${at},ann,ben,help\n\n${at},ben,ann,\n`.replaceAll('\n', ending),
    )
    expect(rows.map(({ line }) => line)).toEqual([2, 4])
  })
})

describe('a field in quotes with line breaks', () => {
  test('is part of one row where its column is not imported', async () => {
    expect(
      await read(`at,from,to,kind,note\n${at},ann,ben,help,"one\ntwo\n"\n${at},ben,ann,help,three\n`),
    ).toMatchObject([
      { kind: 'row', line: 2, row: { from: 'ann' } },
      { kind: 'row', line: 5, row: { from: 'ben' } },
    ])
  })

  test('is one refusal where its column is imported', async () => {
    expect(await read(`at,from,to,kind\n${at},ann,ben,"one\ntwo"\n${at},ben,ann,help\n`)).toMatchObject([
      { kind: 'refused', line: 2, reason: 'INVALID_FIELD', source: [at, 'ann', 'ben', 'one\ntwo'] },
      { kind: 'row', line: 4 },
    ])
  })

  test('does not swallow rows after a stray quote', async () => {
    const stray = `${at},ann,ben,"help`
    expect(
      await read(`at,from,to,kind\n${stray}\n${at},ben,ann,help\n${stray}\nnothing\n${at},ben,ann,\n`),
    ).toMatchObject([
      { kind: 'refused', line: 2, reason: 'BROKEN_LINE' },
      { kind: 'row', line: 3 },
      { kind: 'refused', line: 4, reason: 'BROKEN_LINE' },
      { kind: 'refused', line: 5, reason: 'WRONG_COLUMN_COUNT' },
      { kind: 'row', line: 6 },
    ])
  })
})

test('a column that is named twice is refused, and one that is not imported is not', async () => {
  await expect(read('at,from,to,kind,From\n')).rejects.toThrow('has the column from more than once')
  expect(await read(`at,from,to,kind,note,note\n${at},ann,ben,help,,\n`)).toMatchObject([{ kind: 'row' }])
})

test('a file of refusals gives the same rows, with their occurrence, and the same refusals', async () => {
  const refusals: Refusal[] = [
    {
      line: 2,
      source: [at, '=ann', "'@ben", 'a, "b"'],
      occurrence: 2,
      reason: 'ALLOWANCE_EXHAUSTED',
      detail: '',
    },
    { line: 3, source: ['"ann,\nben', '', '', ''], reason: 'BROKEN_LINE', detail: '' },
  ]
  const file = join(folder, 'history.csv.refused.csv')
  await writeRefused(file, refusals)
  const rows: ReadRow[] = []
  for await (const row of readHistory(file)) rows.push(row)
  expect(rows).toMatchObject([
    { kind: 'row', source: refusals[0]?.source, occurrence: 2 },
    { kind: 'refused', source: refusals[1]?.source },
  ])
})
