import { fileURLToPath } from 'node:url'
import { runApart } from '../apart/runApart.ts'
import type { StoreSettings } from '../stores/settings.ts'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))

/** Rebuilds stale read models in a process of its own, because a rebuild needs as much memory as a server. */
export const rebuildApart =
  (settings: StoreSettings) =>
  (signal: AbortSignal): Promise<void> =>
    runApart({ program, settings, failure: 'Read models could not be rebuilt' }, signal)
