import { openStores, type Stores } from '../stores/openStores.ts'
import { storeSettings } from '../stores/settings.ts'
import { StoreProblem } from '../stores/storeProblem.ts'
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
