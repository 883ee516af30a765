import { spareHeap } from '@laurel/projections/engine/sparingHeap.ts'
import { openStores, type Stores } from '../stores/openStores.ts'
import { storeSettings } from '../stores/settings.ts'

/** Does the work of a program that `runApart` started, and ends with its server. */
export const asChild = async (work: (stores: Stores) => Promise<void>): Promise<void> => {
  spareHeap()
  const endWithServer = (): void => {
    process.kill(process.pid, 'SIGTERM')
  }
  process.on('disconnect', endWithServer)
  const stores = await openStores(storeSettings())
  try {
    await work(stores)
  } finally {
    await stores.close()
  }
  process.off('disconnect', endWithServer)
  process.disconnect()
}
