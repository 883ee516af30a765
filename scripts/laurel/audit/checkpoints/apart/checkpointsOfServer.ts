import { fileURLToPath } from 'node:url'
import { isLarge } from '@laurel/api/server/apart/largeLog.ts'
import { runApart } from '@laurel/api/server/apart/runApart.ts'
import type { ServeSettings } from '@laurel/api/server/settings.ts'
import type { Stores } from '@laurel/api/server/stores/openStores.ts'
import type { StoreSettings } from '@laurel/api/server/stores/settings.ts'
import type { KeepCheckpoint } from '@laurel/api/server/worker/schedule.ts'
import { z } from 'zod'
import { type Hour, keepHourlyCheckpoint } from '../hourlyCheckpoint.ts'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))

/** What the program is asked to do. */
export const CheckpointOfHour = z.strictObject({ hour: z.string(), folder: z.string().optional() })

/** Keeps the checkpoints of a server, as `keepHourlyCheckpoint` does. A large log is read in a process of its own. */
export const checkpointsOfServer =
  (settings: StoreSettings & Pick<ServeSettings, 'checkpointFolder'>) =>
  (stores: Stores): KeepCheckpoint => {
    const { home, checkpointFolder: folder } = settings
    const asked = folder === undefined ? {} : { folder }
    const failure = 'The checkpoint of the hour was not signed'
    // To find out that an hour has its checkpoint, a process would be started and the file read.
    let kept: Hour | undefined
    return async (hour, signal) => {
      if (kept === hour) return
      if (!(await isLarge(stores.encryptedLog)))
        await keepHourlyCheckpoint({ stores, home, folder }, hour, signal)
      else
        await runApart({ program, settings, asked: { hour, ...asked }, failure }, signal).catch(
          (error: unknown) => {
            // The next leader signs it.
            if (!signal.aborted) throw error
          },
        )
      if (!signal.aborted) kept = hour
    }
  }
