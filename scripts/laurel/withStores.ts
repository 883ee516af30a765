import { openStores, type Stores } from '@laurel/api/server/stores/openStores.ts'
import { storeSettings } from '@laurel/api/server/stores/settings.ts'
import { StoreProblem } from '@laurel/api/server/stores/storeProblem.ts'
import { endOnSignals } from './endOnSignals.ts'
import { CommandFailed } from './reportFailure.ts'

/** Opens the stores for one command and always closes them, also at a signal. Works beside a running server. */
export const withStores = async (work: (stores: Stores) => Promise<void>): Promise<void> => {
  const opening = openStores(storeSettings())
  let closing: Promise<void> | undefined
  const close = async (): Promise<void> => {
    const stores = await opening.catch(() => undefined)
    closing ??= stores?.close()
    await closing
  }
  const stopListening = endOnSignals(close)
  try {
    const stores = await opening.catch((error: unknown) => {
      throw error instanceof StoreProblem ? new CommandFailed(error.message) : error
    })
    await work(stores)
  } finally {
    await close()
    stopListening()
  }
}
