import type { KeyObject } from 'node:crypto'
import { genesisHash } from '../log/chain.ts'
import { type CheckpointLine, changesHash, checkpointHash } from './checkpoint.ts'
import { newestHeads } from './heads.ts'
import { signatureFault } from './signature.ts'

/** The defects of checkpoints themselves, without a log: keys, signatures and their own chain. */
export const checkFile = (lines: readonly CheckpointLine[], publicKey: KeyObject): readonly string[] => {
  const faults: string[] = []
  for (const [index, line] of lines.entries()) {
    const fault = lineFault(line, lines[index - 1], publicKey)
    if (fault) faults.push(fault)
  }
  return faults
}

const lineFault = (
  line: CheckpointLine,
  before: CheckpointLine | undefined,
  publicKey: KeyObject,
): string | undefined => {
  const fault = signatureFault(line, publicKey) ?? contentFault(line) ?? orderFault(line, before)
  return fault && `${nameOf(line)} ${fault}`
}

/** The heads of all checkpoints in memory, some 200 bytes each. */
const headsMax = 100_000

/**
 * Takes the checkpoints of a long file one after the other and checks each. Memory stays bounded: of many, neighbours
 * become one, which covers what both did. The first and the newest stay as they are.
 */
export const createCheckpointChain = (publicKey: KeyObject, limit = headsMax) => {
  const faults: string[] = []
  let lines: CheckpointLine[] = []
  let heads = 0
  return {
    add: (line: CheckpointLine): void => {
      const fault = lineFault(line, lines.at(-1), publicKey)
      if (fault) faults.push(fault)
      lines.push(line)
      heads += line.changed.length
      if (heads <= limit || lines.length < 4) return
      lines = joinNeighbours(lines)
      heads = lines.reduce((sum, { changed }) => sum + changed.length, 0)
    },
    lines: (): readonly CheckpointLine[] => lines,
    faults: (): readonly string[] => faults,
  }
}

const joinNeighbours = (lines: readonly CheckpointLine[]): CheckpointLine[] => {
  const [first, last] = [lines[0], lines.at(-1)]
  const joined: CheckpointLine[] = []
  for (let index = 1; index < lines.length - 1; index += 2) {
    const [one, other] = lines.slice(index, Math.min(index + 2, lines.length - 1))
    if (one && other) joined.push({ ...other, changed: [...newestHeads([...one.changed, ...other.changed])] })
    else if (one) joined.push(one)
  }
  return [...(first ? [first] : []), ...joined, ...(last ? [last] : [])]
}

export const nameOf = ({ checkpoint }: CheckpointLine): string =>
  `The checkpoint of ${checkpoint.recordedAt} at position ${checkpoint.position}`

/** Whether the file begins with the first checkpoint, so that every head is known. */
export const isFromTheBeginning = ([first]: readonly CheckpointLine[]): boolean =>
  first?.checkpoint.previous === genesisHash

const contentFault = ({ checkpoint, changed }: CheckpointLine): string | undefined =>
  changesHash(changed) === checkpoint.changes
    ? undefined
    : 'lists other heads than were signed with it. Compare with a copy kept elsewhere.'

const orderFault = (line: CheckpointLine, before: CheckpointLine | undefined): string | undefined =>
  before === undefined || line.checkpoint.previous === checkpointHash(before.checkpoint)
    ? undefined
    : 'does not follow the one before it in the file: checkpoints were left out, added or moved. Give the whole file, or its newest line alone.'
