import type { Stores } from '@laurel/api/server/stores/openStores.ts'
import { type CheckpointLine, checkpointHash } from '@laurel/ledger/checkpoints/checkpoint.ts'
import { continueCheckpoint } from '@laurel/ledger/checkpoints/takeCheckpoint.ts'
import { keepReading, lastReadingIn } from './lastReading.ts'
import { signNow } from './signNow.ts'

/**
 * Signs the state of the log. The first checkpoint of a day reads the whole log; later ones continue from the newest where
 * positions count events. Call it under the lock of checkpoints.
 */
export const signOfDay = async (
  { encryptedLog: log, postgresUrl }: Pick<Stores, 'encryptedLog' | 'postgresUrl'>,
  home: string,
  day: string,
): Promise<CheckpointLine> => {
  const last = await lastReadingIn(home)
  const head = await log.head()
  const continues = postgresUrl !== undefined && last?.day === day
  const line = await (continues ? signNow(log, home, continueCheckpoint) : signNow(log, home))
  await keepReading(home, { day, head, checkpoint: checkpointHash(line.checkpoint) })
  return line
}
