import { expect, it } from 'vitest'
import { type FileRow, readRows } from './readRows.ts'

const rowsOf = async (text: string): Promise<FileRow[]> => {
  const rows: FileRow[] = []
  for await (const row of readRows(text)) rows.push(row)
  return rows
}

it.each([[','], [';'], ['\t']])('reads rows separated by %j', async separator => {
  const text = [`"a, ""b"""`, 'c', 'd'].join(separator)
  expect(await rowsOf(text)).toEqual([{ line: 1, cells: ['a, "b"', 'c', 'd'] }])
})

it('names the line in which a row begins', async () => {
  expect(await rowsOf('a,b\r\n\r\n"1\r\n2",3\r\n4,5')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 3, cells: ['1\n2', '3'] },
    { line: 5, cells: ['4', '5'] },
  ])
})

it('refuses quotes that do not match', async () => {
  await expect(rowsOf('a,b\n1,2\n"3,4\n5,6')).rejects.toThrow('The file is no CSV at line 3')
})
