import { type WriteOrderedPack, writeOrderedPack } from '@laurel/api/books/writeOrderedPack.ts'
import type { Stores } from '@laurel/api/server/stores/openStores.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { packOnDemand } from '../packOnDemand.ts'

export const orderedPacks = (stores: Stores, database: Queryable, home: string): WriteOrderedPack =>
  writeOrderedPack({ database, writePack: packOnDemand(stores, home) })
