import type { KeyObject } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { appendFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createCheckpointChain } from '@laurel/ledger/checkpoints/checkFile.ts'
import { type Checkpoint, CheckpointLine, checkpointHash } from '@laurel/ledger/checkpoints/checkpoint.ts'
import { canonicalJson } from '@laurel/ledger/log/canonicalJson.ts'
import { CommandFailed } from '../../reportFailure.ts'

export const checkpointFileIn = (home: string): string => join(home, 'checkpoints.jsonl')

export const checkpointText = (line: CheckpointLine): string => `${canonicalJson(line)}\n`

/** The checkpoints of a file, in its order and one at a time. Every line must be written as it was signed. */
export async function* checkpointsIn(path: string): AsyncGenerator<CheckpointLine> {
  let count = 0
  // The first checkpoint names every stream, so that a line may be megabytes long. Its parts are joined once.
  let parts: string[] = []
  for await (const chunk of createReadStream(path, 'utf8')) {
    const [first = '', ...others] = String(chunk).split('\n')
    parts.push(first)
    for (const other of others) {
      count += 1
      yield parseLine(parts.join(''), `${path}, line ${count},`)
      parts = [other]
    }
  }
  if (parts.join('') !== '') throw notACheckpoint(`${path}, line ${count + 1},`)
}

export const readCheckpoints = async (path: string): Promise<readonly CheckpointLine[]> => {
  const lines: CheckpointLine[] = []
  for await (const line of checkpointsIn(path)) lines.push(line)
  return lines
}

/** The checkpoints of this installation so far; none before the first. */
export const keptCheckpoints = async (home: string): Promise<readonly CheckpointLine[]> =>
  existsSync(checkpointFileIn(home)) ? readCheckpoints(checkpointFileIn(home)) : []

/** The checkpoints of a file, checked with a key; of very many, some that cover all. */
export const checkedCheckpoints = async (
  path: string,
  publicKey: KeyObject,
): Promise<{ readonly lines: readonly CheckpointLine[]; readonly faults: readonly string[] }> => {
  const chain = createCheckpointChain(publicKey)
  for await (const line of checkpointsIn(path)) chain.add(line)
  return { lines: chain.lines(), faults: chain.faults() }
}

/** The checkpoints of this installation after another one, which must be among them; all of them if there is no other. */
export const keptAfter = async (
  home: string,
  newest: Checkpoint | undefined,
): Promise<readonly CheckpointLine[] | undefined> => {
  const wanted = newest && checkpointHash(newest)
  const after: CheckpointLine[] = []
  let isFound = newest === undefined
  const path = checkpointFileIn(home)
  if (existsSync(path))
    for await (const line of checkpointsIn(path)) {
      if (isFound) after.push(line)
      else isFound = checkpointHash(line.checkpoint) === wanted
    }
  return isFound ? after : undefined
}

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
