import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CheckpointLine, checkpointHash } from '@laurel/ledger/checkpoints/checkpoint.ts'
import { z } from 'zod'

/** What the last reading of the log covered. It only saves time: without it, the whole log is read. */
const LastReading = z.strictObject({
  /** The day, in UTC, on which the whole log was read. */
  day: z.iso.date(),
  /** The head of the log before the reading. */
  head: z.int(),
  /** Hash of the checkpoint that was the newest afterwards. */
  checkpoint: z.string(),
})
export type LastReading = z.infer<typeof LastReading>

const fileIn = (home: string): string => join(home, 'checkpoint-reading.json')

export const lastReadingIn = async (home: string): Promise<LastReading | undefined> => {
  if (!existsSync(fileIn(home))) return undefined
  const parsed = z.preprocess(jsonOf, LastReading).safeParse(await readFile(fileIn(home), 'utf8'))
  return parsed.data
}

export const keepReading = async (home: string, reading: LastReading): Promise<void> => {
  await mkdir(home, { recursive: true })
  const draft = join(home, `.${randomUUID()}`)
  await writeFile(draft, `${JSON.stringify(reading)}\n`, { flush: true })
  await rename(draft, fileIn(home))
}

/** Whether a checkpoint covers the whole log already, which was read in full on this day. */
export const coversAll = (
  reading: LastReading | undefined,
  { day, head, newest }: { readonly day: string; readonly head: number; readonly newest: CheckpointLine },
): boolean =>
  reading?.day === day && reading.head === head && reading.checkpoint === checkpointHash(newest.checkpoint)

const jsonOf = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}
