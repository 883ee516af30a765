import type { CheckpointLine } from '@laurel/ledger/checkpoints/checkpoint.ts'
import { CommandFailed } from '../../reportFailure.ts'
import { checkedCheckpoints } from './checkpointFile.ts'
import { readPublicKey } from './checkpointKey.ts'

export type SignedFiles = { readonly checkpoint?: string; readonly publicKey?: string }

/** The checkpoints that an auditor kept. Refuses a file with a line that the key did not sign. */
export const signedCheckpoints = async ({
  checkpoint,
  publicKey,
}: SignedFiles): Promise<readonly CheckpointLine[] | undefined> => {
  if (checkpoint === undefined && publicKey === undefined) return undefined
  if (checkpoint === undefined || publicKey === undefined)
    throw new CommandFailed('Give both --checkpoint and --public-key: one says nothing without the other.')
  const { lines, faults } = await checkedCheckpoints(checkpoint, await readPublicKey(publicKey))
  if (lines.length === 0) throw new CommandFailed(`${checkpoint} holds no checkpoint. Give one line or more.`)
  if (faults.length > 0)
    throw new CommandFailed([`${checkpoint} proves nothing as it is:`, ...faults].join('\n  '))
  return lines
}
