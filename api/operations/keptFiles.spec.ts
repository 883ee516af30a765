import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readKeptFiles } from './keptFiles.ts'

const folder = async (): Promise<string> => {
  const home = await mkdtemp(join(tmpdir(), 'laurel-kept-'))
  onTestFinished(() => rm(home, { recursive: true }))
  return home
}

it('finds the last checkpoint and the last backup, also after long lines', async () => {
  const home = await folder()
  const line = (day: string) => `{"changed":["${'0'.repeat(100_000)}"],"recordedAt":"${day}T00:00:00.000Z"}\n`
  await writeFile(join(home, 'checkpoints.jsonl'), line('2026-03-01') + line('2026-03-02'))
  await writeFile(join(home, 'backups.jsonl'), '{"events":1,"takenAt":"2026-02-01T00:00:00.000Z"}\n')
  expect(await readKeptFiles(home)).toEqual({
    lastCheckpointAt: '2026-03-02T00:00:00.000Z',
    lastBackupAt: '2026-02-01T00:00:00.000Z',
  })
})

it('knows neither in a new folder', async () => {
  expect(await readKeptFiles(await folder())).toEqual({ lastCheckpointAt: null, lastBackupAt: null })
})
