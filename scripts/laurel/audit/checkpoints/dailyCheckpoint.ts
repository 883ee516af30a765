import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Stores } from '@laurel/api/server/stores/openStores.ts'
import { type CheckpointLine, checkpointHash } from '@laurel/ledger/checkpoints/checkpoint.ts'
import { whileLocked } from '@laurel/ledger/database/advisoryLock.ts'
import type { Period } from '@laurel/ledger/kernel/period.ts'
import { checkpointFileIn, checkpointText, keptCheckpoints, readCheckpoints } from './checkpointFile.ts'
import { checkpointLock, signNow } from './signNow.ts'

export type DailyCheckpoints = {
  readonly stores: Pick<Stores, 'encryptedLog' | 'databaseUrl'>
  readonly home: string
  /** The folder for a file per day, which the owner of the database should not be able to change. */
  readonly folder: string
}

/**
 * Signs a checkpoint and writes the checkpoints since the last file into the file of the day, unless that file exists: a
 * second run does nothing, and after days without a run the next file contains all missing checkpoints. The files in
 * order are the whole chain. A file is empty when nothing was recorded since the one before.
 */
export const keepDailyCheckpoint = async (
  { stores, home, folder }: DailyCheckpoints,
  day: Period,
  signal: AbortSignal,
): Promise<void> => {
  const path = join(folder, `${day}.jsonl`)
  if (signal.aborted || existsSync(path)) return
  await whileLocked(stores.databaseUrl, checkpointLock, async () => {
    if (signal.aborted || existsSync(path)) return
    await mkdir(folder, { recursive: true })
    await signNow(stores.encryptedLog, home)
    const lines = linesAfter(await newestIn(folder), await keptCheckpoints(home), { home, folder })
    const draft = join(folder, `.${day}.${randomUUID()}`)
    await writeFile(draft, lines.map(checkpointText).join(''), { flush: true })
    await rename(draft, path)
  })
}

const fileOfADay = /^\d{4}-\d{2}-\d{2}\.jsonl$/

/** The newest checkpoint in the files of a folder. */
export const newestIn = async (folder: string): Promise<CheckpointLine | undefined> => {
  const files = (await readdir(folder)).filter(name => fileOfADay.test(name)).sort()
  for (const file of files.toReversed()) {
    const newest = (await readCheckpoints(join(folder, file))).at(-1)
    if (newest) return newest
  }
  return undefined
}

const linesAfter = (
  newest: CheckpointLine | undefined,
  kept: readonly CheckpointLine[],
  { home, folder }: Pick<DailyCheckpoints, 'home' | 'folder'>,
): readonly CheckpointLine[] => {
  if (!newest) return kept
  const wanted = checkpointHash(newest.checkpoint)
  const place = kept.findIndex(({ checkpoint }) => checkpointHash(checkpoint) === wanted)
  if (place === -1)
    throw new Error(
      `${checkpointFileIn(home)} does not continue what is in ${folder}. If another installation keeps its ` +
        'checkpoints there, or this one was restored from an older backup, set LAUREL_CHECKPOINTS to a new folder; ' +
        'if it moved, bring checkpoint-key.pem and checkpoints.jsonl with it; otherwise its checkpoints were changed.',
    )
  return kept.slice(place + 1)
}
