import { createPublicKey } from 'node:crypto'
import { checkFile } from '@laurel/ledger/checkpoints/checkFile.ts'
import type { CheckpointLine } from '@laurel/ledger/checkpoints/checkpoint.ts'
import { signCheckpoint } from '@laurel/ledger/checkpoints/signature.ts'
import { takeCheckpoint } from '@laurel/ledger/checkpoints/takeCheckpoint.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { CommandFailed } from '../../reportFailure.ts'
import { keepCheckpoint, keptCheckpoints } from './checkpointFile.ts'
import { checkpointKey } from './checkpointKey.ts'

/** The advisory lock under which checkpoints are signed: two at a time would both continue from the same one. */
export const checkpointLock = 'laurel checkpoint'

/** Signs where the log stands and keeps the line in the data folder. One at a time: each continues from the last. */
export const signNow = async (log: Pick<EventLog, 'readAll'>, home: string): Promise<CheckpointLine> => {
  const key = await checkpointKey(home)
  const before = await keptCheckpoints(home)
  const faults = checkFile(before, createPublicKey(key))
  if (faults.length > 0) throw nothingSigned(faults)
  const taken = await takeCheckpoint(log, before, instantOf(new Date()))
  switch (taken.kind) {
    case 'broken':
      throw nothingSigned(taken.messages)
    case 'unchanged':
      return taken.line
    case 'taken': {
      const line = { ...signCheckpoint(taken.checkpoint, key), changed: taken.changed }
      await keepCheckpoint(home, line)
      return line
    }
  }
}

const nothingSigned = (messages: readonly string[]): CommandFailed =>
  new CommandFailed(
    ['No checkpoint was signed, because the log or its checkpoints were changed:', ...messages].join('\n  '),
  )
