import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Stores } from '@laurel/api/server/stores/openStores.ts'
import type { CheckpointLine } from '@laurel/ledger/checkpoints/checkpoint.ts'
import { whileLocked } from '@laurel/ledger/database/advisoryLock.ts'
import {
  checkpointFileIn,
  checkpointsIn,
  checkpointText,
  keptAfter,
  readCheckpoints,
} from './checkpointFile.ts'
import { coversAll, lastReadingIn } from './lastReading.ts'
import { checkpointLock } from './signNow.ts'
import { signOfDay } from './signOfDay.ts'
import { unhurriedLog } from './unhurriedLog.ts'

export type HourlyCheckpoints = {
  readonly stores: Pick<Stores, 'encryptedLog' | 'databaseUrl' | 'postgresUrl'>
  readonly home: string
  /** The folder for a file per hour, which the owner of the database should not be able to change. */
  readonly folder?: string | undefined
}

/** An hour in UTC, `2026-11-22T14`. */
export type Hour = string

const dayLength = '2026-11-22'.length

/**
 * Signs the checkpoint of an hour and writes the checkpoints since the last file into the file of the hour. A second run
 * in the hour does nothing, and after hours without a run the next file contains all missing checkpoints. The files in
 * order are the whole chain. A file is empty when nothing was recorded since the one before.
 */
export const keepHourlyCheckpoint = async (
  checkpoints: HourlyCheckpoints,
  hour: Hour,
  signal: AbortSignal,
): Promise<void> => {
  const { stores, home, folder } = checkpoints
  const path = folder === undefined ? undefined : join(folder, `${hour}.jsonl`)
  const isOver = (): boolean => signal.aborted || (path !== undefined && existsSync(path))
  if (isOver()) return
  const log = unhurriedLog(stores.encryptedLog, signal)
  try {
    await whileLocked(stores.databaseUrl, checkpointLock, async () => {
      if (isOver()) return
      await signHour(log, { ...checkpoints, hour, isOnce: path === undefined })
      if (folder !== undefined && path !== undefined) await writeNewLines(home, folder, path)
    })
  } catch (error) {
    // A process that stops reads no further; the next run begins again.
    if (!signal.aborted) throw error
  }
}

/** Runs after the first of a day skip a log without new events. */
const signHour = async (
  log: Stores['encryptedLog'],
  { stores, home, hour, isOnce }: HourlyCheckpoints & { readonly hour: Hour; readonly isOnce: boolean },
): Promise<void> => {
  const newest = await newestKept(home)
  if (isOnce && newest?.checkpoint.recordedAt.startsWith(hour)) return
  const day = hour.slice(0, dayLength)
  const last = await lastReadingIn(home)
  const head = await log.head()
  if (newest && coversAll(last, { day, head, newest })) return
  await signOfDay({ encryptedLog: log, postgresUrl: stores.postgresUrl }, home, day)
}

const newestKept = async (home: string): Promise<CheckpointLine | undefined> => {
  let newest: CheckpointLine | undefined
  if (existsSync(checkpointFileIn(home)))
    for await (const line of checkpointsIn(checkpointFileIn(home))) newest = line
  return newest
}

const writeNewLines = async (home: string, folder: string, path: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const lines = await keptAfter(home, (await newestIn(folder))?.checkpoint)
  if (!lines) throw otherChain(home, folder)
  const draft = join(folder, `.${randomUUID()}`)
  await writeFile(draft, lines.map(checkpointText).join(''), { flush: true })
  await rename(draft, path)
}

/** Former versions wrote a file per day. */
const fileOfAnHour = /^\d{4}-\d{2}-\d{2}(T\d{2})?\.jsonl$/

/** The newest checkpoint in the files of a folder. */
export const newestIn = async (folder: string): Promise<CheckpointLine | undefined> => {
  const files = (await readdir(folder)).filter(name => fileOfAnHour.test(name)).sort()
  for (const file of files.toReversed()) {
    const newest = (await readCheckpoints(join(folder, file))).at(-1)
    if (newest) return newest
  }
  return undefined
}

const otherChain = (home: string, folder: string): Error =>
  new Error(
    `${checkpointFileIn(home)} does not continue what is in ${folder}. If another installation keeps its ` +
      'checkpoints there, or this one was restored from an older backup, set LAUREL_CHECKPOINTS to a new folder; ' +
      'if it moved, bring checkpoint-key.pem and checkpoints.jsonl with it; otherwise its checkpoints were changed.',
  )
