import { createPublicKey } from 'node:crypto'
import { checkFile } from '@laurel/ledger/checkpoints/checkFile.ts'
import type { CheckpointLine } from '@laurel/ledger/checkpoints/checkpoint.ts'
import { signCheckpoint } from '@laurel/ledger/checkpoints/signature.ts'
import { type Taken, takeCheckpoint } from '@laurel/ledger/checkpoints/takeCheckpoint.ts'
import { type Instant, instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { CommandFailed } from '../../reportFailure.ts'
import { keepCheckpoint, keptCheckpoints } from './checkpointFile.ts'
import { checkpointKey } from './checkpointKey.ts'

/** The advisory lock for signing: two concurrent signatures would continue from the same checkpoint. */
export const checkpointLock = 'laurel checkpoint'

/** Sums up the log after the checkpoints before. */
export type Take<Log> = (log: Log, before: readonly CheckpointLine[], recordedAt: Instant) => Promise<Taken>

/** Signs the state of the log and stores the checkpoint in the data folder, under a lock: each continues the last one. */
export const signNow = async <Log extends Pick<EventLog, 'readAll'>>(
  log: Log,
  home: string,
  take: Take<Log> = takeCheckpoint,
): Promise<CheckpointLine> => {
  const key = await checkpointKey(home)
  const before = await keptCheckpoints(home)
  const faults = checkFile(before, createPublicKey(key))
  if (faults.length > 0) throw nothingSigned(faults)
  const taken = await take(log, before, instantOf(new Date()))
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
