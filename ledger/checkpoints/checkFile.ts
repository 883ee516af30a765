import type { KeyObject } from 'node:crypto'
import { genesisHash } from '../log/chain.ts'
import { type CheckpointLine, changesHash, checkpointHash } from './checkpoint.ts'
import { signatureFault } from './signature.ts'

/** The defects of checkpoints themselves, without a log: keys, signatures and their own chain. */
export const checkFile = (lines: readonly CheckpointLine[], publicKey: KeyObject): readonly string[] => {
  const faults: string[] = []
  for (const [index, line] of lines.entries()) {
    const fault = signatureFault(line, publicKey) ?? contentFault(line) ?? orderFault(line, lines[index - 1])
    if (fault) faults.push(`${nameOf(line)} ${fault}`)
  }
  return faults
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
