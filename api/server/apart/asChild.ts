import { once } from 'node:events'
import { spareHeap } from '@laurel/projections/engine/sparingHeap.ts'
import type { Pool } from 'pg'
import type { z } from 'zod'
import { openDatabase } from '../openDatabase.ts'
import { openStores, type Stores } from '../stores/openStores.ts'
import { storeSettings } from '../stores/settings.ts'

/** What the work of a child is done with. */
export type ChildTools = {
  readonly stores: Stores
  readonly database: Pool
  /** The folder of the installation. */
  readonly home: string
  /** Never aborted in a child that SIGTERM ends at once. */
  readonly signal: AbortSignal
}

export type ChildOptions = {
  /**
   * SIGTERM aborts the signal, and the child ends when its work does: for work that has to finish a step it began.
   * Otherwise the child ends at once; what is done is done, and the next attempt does the rest.
   */
  readonly endsItself?: boolean
}

/** Does the work of a program that `runApart` started, as it was asked, and ends with its server. */
export const asChild = async <Asked>(
  schema: z.ZodType<Asked>,
  work: (asked: Asked, tools: ChildTools) => Promise<void>,
  { endsItself = false }: ChildOptions = {},
): Promise<void> => {
  const [message]: unknown[] = await once(process, 'message')
  const asked = schema.parse(message)
  spareHeap()
  const stopping = new AbortController()
  if (endsItself) process.on('SIGTERM', () => stopping.abort())
  const endWithServer = (): void => {
    process.kill(process.pid, 'SIGTERM')
  }
  process.on('disconnect', endWithServer)
  const settings = storeSettings()
  const stores = await openStores(settings)
  const pools = openDatabase(stores.databaseUrl, () => undefined)
  try {
    await work(asked, { stores, database: pools.work, home: settings.home, signal: stopping.signal })
  } finally {
    await pools.end()
    await stores.close()
  }
  process.off('disconnect', endWithServer)
  process.disconnect()
}
