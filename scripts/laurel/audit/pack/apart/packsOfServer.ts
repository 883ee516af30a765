import { fileURLToPath } from 'node:url'
import type { WriteOrderedPack } from '@laurel/api/books/writeOrderedPack.ts'
import { isLarge } from '@laurel/api/server/apart/largeLog.ts'
import { runApart } from '@laurel/api/server/apart/runApart.ts'
import type { Stores } from '@laurel/api/server/stores/openStores.ts'
import type { StoreSettings } from '@laurel/api/server/stores/settings.ts'
import { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { Month } from '@laurel/ledger/kernel/month.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import { orderedPacks } from './orderedPacks.ts'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))

/** What the program is asked to write. */
export const AskedPack = z.strictObject({ packId: z.uuid(), teamId: TeamId, month: Month })

/** Writes the packs of a server. A large log with its checkpoints is read in a process of its own. */
export const packsOfServer =
  (settings: StoreSettings) =>
  (stores: Stores, database: Queryable): WriteOrderedPack => {
    const here = orderedPacks(stores, database, settings.home)
    return async (ordered, signal) =>
      (await isLarge(stores.encryptedLog))
        ? runApart({ program, settings, asked: ordered, failure: 'The pack was not written' }, signal)
        : here(ordered, signal)
  }
