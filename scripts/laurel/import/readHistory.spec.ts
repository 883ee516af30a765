import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { ReadRow } from './historyRow.ts'
import { readHistory } from './readHistory.ts'

const folder = mkdtempSync(join(tmpdir(), 'laurel-history-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = async (text: string): Promise<readonly ReadRow[]> => {
  const file = join(folder, 'history.csv')
  writeFileSync(file, text)
  const rows: ReadRow[] = []
  for await (const row of readHistory(file)) rows.push(row)
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
