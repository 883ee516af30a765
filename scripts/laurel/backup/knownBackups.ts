import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { canonicalJson } from '@laurel/ledger/log/canonicalJson.ts'
import { z } from 'zod'
import { CommandFailed } from '../reportFailure.ts'
import type { CurrentManifest } from './manifest.ts'

/** What a backup held of the log. Audits compare the log with it. */
const KnownBackup = z.strictObject({
  takenAt: Instant,
  events: z.int().min(0),
  order: z.string().regex(/^[0-9a-f]{64}$/),
})
export type KnownBackup = z.infer<typeof KnownBackup>

export const backupsFileIn = (home: string): string => join(home, 'backups.jsonl')

/** Notes in the data folder how far a backup reaches. */
export const noteBackup = async (home: string, { takenAt, log }: CurrentManifest): Promise<void> => {
  const known: KnownBackup = { takenAt, events: log.events, order: log.order }
  await appendFile(backupsFileIn(home), `${canonicalJson(known)}\n`, { mode: 0o600, flush: true })
}

/** The backups that were taken of this installation. */
export const knownBackups = async (home: string): Promise<readonly KnownBackup[]> => {
  const path = backupsFileIn(home)
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  })
  return text
    .split('\n')
    .filter(line => line !== '')
    .map((line, index) => parseLine(line, `${path}, line ${index + 1},`))
}

const parseLine = (line: string, where: string): KnownBackup => {
  try {
    return KnownBackup.parse(JSON.parse(line))
  } catch (cause) {
    throw new CommandFailed(`${where} is not what laurel backup wrote. Put the file back from a copy.`, {
      cause,
    })
  }
}
