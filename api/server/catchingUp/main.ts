import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { spareHeap } from '@laurel/projections/engine/sparingHeap.ts'
import { openStores } from '../stores/openStores.ts'
import { storeSettings } from '../stores/settings.ts'

spareHeap()
// Without the server nothing waits for the read models.
const endWithServer = (): void => {
  process.kill(process.pid, 'SIGTERM')
}
process.on('disconnect', endWithServer)

const stores = await openStores(storeSettings())
const projections = createProjections({ log: stores.log, databaseUrl: stores.databaseUrl })
try {
  await projections.rebuildStale(new AbortController().signal)
} finally {
  await projections.stop()
  await stores.close()
}
process.off('disconnect', endWithServer)
process.disconnect()
