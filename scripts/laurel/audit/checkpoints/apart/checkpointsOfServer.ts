import { fileURLToPath } from 'node:url'
import { runApart } from '@laurel/api/server/apart/runApart.ts'
import type { ServeSettings } from '@laurel/api/server/settings.ts'
import type { Stores } from '@laurel/api/server/stores/openStores.ts'
import type { StoreSettings } from '@laurel/api/server/stores/settings.ts'
import type { KeepCheckpoint } from '@laurel/api/server/worker/schedule.ts'
import { z } from 'zod'
import { type Hour, keepHourlyCheckpoint } from '../hourlyCheckpoint.ts'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))

/** What the program is asked to do. */
export const CheckpointOfHour = z.strictObject({
  hour: z.string(),
  home: z.string(),
  folder: z.string().optional(),
})

/** The position from which a log is large: the heads of its streams take dozens of megabytes. */
const largeLogMin = 100_000

/** Keeps the checkpoints of a server, as `keepHourlyCheckpoint` does. A large log is read in a process of its own. */
export const checkpointsOfServer =
  (settings: StoreSettings & Pick<ServeSettings, 'checkpointFolder'>) =>
  ({ encryptedLog, databaseUrl, postgresUrl }: Stores): KeepCheckpoint => {
    const { home, checkpointFolder: folder } = settings
    let kept: Hour | undefined
    return async (hour, signal) => {
      if (kept === hour || signal.aborted) return
      if ((await encryptedLog.head()) < largeLogMin) {
        const stores = { encryptedLog, databaseUrl, postgresUrl }
        await keepHourlyCheckpoint({ stores, home, folder }, hour, signal)
      } else {
        await signApart({ hour, home, ...(folder === undefined ? {} : { folder }) }, settings, signal)
      }
      if (!signal.aborted) kept = hour
    }
  }

const signApart = async (
  asked: Readonly<Record<string, string>>,
  settings: StoreSettings,
  signal: AbortSignal,
): Promise<void> => {
  try {
    await runApart({ program, settings, asked, failure: 'The checkpoint of the hour was not signed' }, signal)
  } catch (error) {
    // The next leader signs it.
    if (!signal.aborted) throw error
  }
}
