import { openStores } from '@laurel/api/server/stores/openStores.ts'
import { checkpointHash } from '@laurel/ledger/checkpoints/checkpoint.ts'
import { keepReading } from '../../laurel/audit/checkpoints/lastReading.ts'
import { signNow } from '../../laurel/audit/checkpoints/signNow.ts'
import type { Place } from './prepareCompanies.ts'

const dayLength = '2026-11-22'.length

/**
 * Signs the first checkpoint of the day, for which a server reads the whole log. The server that is measured then continues
 * from it, instead of reading the log while calls are timed.
 */
export const signCheckpoint = async ({ home, databaseUrl }: Place): Promise<void> => {
  const stores = await openStores({ home, databaseUrl, eventStoreUrl: undefined })
  try {
    const head = await stores.encryptedLog.head()
    const { checkpoint } = await signNow(stores.encryptedLog, home)
    const day = new Date().toISOString().slice(0, dayLength)
    await keepReading(home, { day, head, checkpoint: checkpointHash(checkpoint) })
  } finally {
    await stores.close()
  }
}
