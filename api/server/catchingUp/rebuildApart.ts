import { fork } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type StoreSettings, storeEnvironment } from '../stores/settings.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

/** What the process may have said at its end, in characters. */
const reasonLengthMax = 2_000

/**
 * Rebuilds stale read models in a process of its own. A rebuild needs as much memory as a server, which keeps what it
 * once had.
 */
export const rebuildApart =
  (settings: StoreSettings) =>
  async (signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted()
    const child = fork(main, {
      execArgv: [],
      env: { ...process.env, ...storeEnvironment(settings) },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    const end = (): void => {
      child.kill()
    }
    signal.addEventListener('abort', end)
    try {
      const [said] = await Promise.all([child.stderr ? text(child.stderr) : '', once(child, 'close')])
      signal.throwIfAborted()
      if (child.exitCode !== 0)
        throw new Error(
          `Read models could not be rebuilt: ${said.slice(-reasonLengthMax) || child.signalCode}`,
        )
    } finally {
      signal.removeEventListener('abort', end)
    }
  }
