import { openStores, type Stores } from '@laurel/api/server/stores/openStores.ts'
import { storeSettings } from '@laurel/api/server/stores/settings.ts'
import { StoreProblem } from '@laurel/api/server/stores/storeProblem.ts'
import { CommandFailed } from './reportFailure.ts'

/** Opens the stores for one command and closes them whatever happens. Works beside a running server. */
export const withStores = async (work: (stores: Stores) => Promise<void>): Promise<void> => {
  const stores = await openStores(storeSettings()).catch((error: unknown) => {
    throw error instanceof StoreProblem ? new CommandFailed(error.message) : error
  })
  try {
    await work(stores)
  } finally {
    await stores.close()
  }
}
