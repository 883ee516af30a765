import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSignedHistory } from '@laurel/ledger/testing/testCheckpoints.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { checkpointText, readCheckpoints } from './checkpointFile.ts'

const folder = mkdtempSync(join(tmpdir(), 'laurel-checkpoint-file-'))
const file = join(folder, 'checkpoints.jsonl')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { lines } = await createSignedHistory(2)
const text = lines.map(checkpointText).join('')

const read = (content: string) => {
  writeFileSync(file, content)
  return readCheckpoints(file)
}

describe('a file of checkpoints', () => {
  it('is read as it was written', async () => {
    expect(await read(text)).toEqual(lines)
    expect(await read('')).toEqual([])
  })

  it.each([
    ['a space', '"changed":', '"changed": '],
    ['a key twice', '"events":', '"events":0,"events":'],
    ['a number with a fraction', /"streams":(\d+)/, '"streams":$1.0'],
    ['a number with an exponent', /"streams":(\d+)/, '"streams":$1e0'],
    ['an empty line', /\n$/, '\n\n'],
    ['no end of the last line', /\n$/, ''],
  ])('is refused in another notation: %s', async (_, from, to) => {
    await expect(read(text.replace(from, to))).rejects.toThrow('is not a checkpoint as it was signed')
  })
})
