import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Instant } from '@laurel/ledger/kernel/instant.ts'

/** When the data folder last got a checkpoint and a backup; null where it has none. */
export type KeptFiles = { readonly lastCheckpointAt: Instant | null; readonly lastBackupAt: Instant | null }

/** Reads the ends of the files that checkpoints and backups note themselves in. */
export const readKeptFiles = async (home: string): Promise<KeptFiles> => {
  const [checkpoint, backup] = await Promise.all([
    lastMatch(join(home, 'checkpoints.jsonl'), /"recordedAt":"([^"]+)"/g),
    lastMatch(join(home, 'backups.jsonl'), /"takenAt":"([^"]+)"/g),
  ])
  return { lastCheckpointAt: checkpoint, lastBackupAt: backup }
}

/** A line with many heads is longer than this; the time comes after them, as the keys are sorted. */
const endBytes = 64 * 1024

const lastMatch = async (path: string, pattern: RegExp): Promise<Instant | null> => {
  const file = await open(path, 'r').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })
  if (!file) return null
  try {
    const { size } = await file.stat()
    const length = Math.min(size, endBytes)
    const { buffer } = await file.read({
      buffer: Buffer.alloc(length),
      position: size - length,
      length,
    })
    const last = [...buffer.toString('utf8').matchAll(pattern)].at(-1)?.[1]
    return Instant.safeParse(last).data ?? null
  } finally {
    await file.close()
  }
}
