import { createPublicKey, type KeyObject } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { CheckpointLine } from '@laurel/ledger/checkpoints/checkpoint.ts'
import { signCheckpoint } from '@laurel/ledger/checkpoints/signature.ts'
import { type Taken, takeCheckpoint } from '@laurel/ledger/checkpoints/takeCheckpoint.ts'
import { type Instant, instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { CommandFailed } from '../../reportFailure.ts'
import { checkedCheckpoints, checkpointFileIn, keepCheckpoint } from './checkpointFile.ts'
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
  const { lines: before, faults } = await ownChain(home, createPublicKey(key))
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

const ownChain = async (home: string, publicKey: KeyObject): ReturnType<typeof checkedCheckpoints> =>
  existsSync(checkpointFileIn(home))
    ? checkedCheckpoints(checkpointFileIn(home), publicKey)
    : { lines: [], faults: [] }

const nothingSigned = (messages: readonly string[]): CommandFailed =>
  new CommandFailed(
    ['No checkpoint was signed, because the log or its checkpoints were changed:', ...messages].join('\n  '),
  )
