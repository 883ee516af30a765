import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CheckpointLine } from '@laurel/ledger/checkpoints/checkpoint.ts'
import { canonicalJson } from '@laurel/ledger/log/canonicalJson.ts'
import { CommandFailed } from '../../reportFailure.ts'

export const checkpointFileIn = (home: string): string => join(home, 'checkpoints.jsonl')

export const checkpointText = (line: CheckpointLine): string => `${canonicalJson(line)}\n`

/** The checkpoints of a file, in its order. Every line must be written as it was signed. */
export const readCheckpoints = async (path: string): Promise<readonly CheckpointLine[]> => {
  const lines = (await readFile(path, 'utf8')).split('\n')
  const end = lines.pop()
  if (end !== '') throw notACheckpoint(`${path}, line ${lines.length + 1},`)
  return lines.map((line, index) => parseLine(line, `${path}, line ${index + 1},`))
}

/** The checkpoints of this installation so far; none before the first. */
export const keptCheckpoints = (home: string): Promise<readonly CheckpointLine[]> =>
  readCheckpoints(checkpointFileIn(home)).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })

export const keepCheckpoint = async (home: string, line: CheckpointLine): Promise<void> => {
  const path = checkpointFileIn(home)
  await mkdir(dirname(path), { recursive: true })
  await appendFile(path, checkpointText(line), { flush: true })
}

const parseLine = (text: string, where: string): CheckpointLine => {
  const parsed = CheckpointLine.safeParse(jsonOf(text))
  if (parsed.success && checkpointText(parsed.data) === `${text}\n`) return parsed.data
  throw notACheckpoint(where)
}

const notACheckpoint = (where: string): CommandFailed =>
  new CommandFailed(
    `${where} is not a checkpoint as it was signed. Compare with a copy kept elsewhere; a half-written last line may be removed.`,
  )

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
