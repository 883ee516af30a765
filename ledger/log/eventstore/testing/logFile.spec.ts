import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openLogFile } from './logFile.ts'
import { createRecordLog } from './recordLog.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wire-'))
})
afterEach(() => rm(folder, { recursive: true }))

const event = (id: string) => ({
  id,
  type: 'Noted',
  isJson: true,
  data: new TextEncoder().encode(`"${id} é"`),
  metadata: new Uint8Array([0, 255]),
})

test('a log comes back from its file, without what a kill cut off', async () => {
  const path = join(folder, 'log')
  const log = createRecordLog(openLogFile(path))
  log.append('stream', [event('a'), event('b')])
  const [last] = log.append('other', [event('c')])
  await appendFile(path, '{"stream":"stream","createdMi')

  const reopened = createRecordLog(openLogFile(path))
  expect(reopened.streamOf('stream')).toMatchObject([event('a'), event('b')])
  expect(reopened.end()).toBe(last?.end)
  reopened.append('stream', [event('d')])
  expect(createRecordLog(openLogFile(path)).streamOf('stream')).toHaveLength(3)
})
