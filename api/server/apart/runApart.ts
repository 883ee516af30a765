import { fork } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { type StoreSettings, storeEnvironment } from '../stores/settings.ts'

/** What a process may have said at its end, in characters. */
const reasonLengthMax = 2_000

export type Apart = {
  /** The program, which follows `asChild`. */
  readonly program: string
  readonly settings: StoreSettings
  /** What the program is asked to do; it arrives as its first message. */
  readonly asked?: Readonly<Record<string, string>>
  /** `Read models could not be rebuilt`, for the error. */
  readonly failure: string
}

/**
 * Runs a program on the stores of this server in a process of its own, until it ends or the signal is aborted. Its memory
 * is given back at its end, while a server keeps what it once had.
 */
export const runApart = async (
  { program, settings, asked = {}, failure }: Apart,
  signal: AbortSignal,
): Promise<void> => {
  signal.throwIfAborted()
  const child = fork(program, {
    execArgv: [],
    env: { ...process.env, ...storeEnvironment(settings) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  child.send(asked)
  const end = (): void => {
    child.kill()
  }
  signal.addEventListener('abort', end)
  try {
    const [said] = await Promise.all([child.stderr ? text(child.stderr) : '', once(child, 'close')])
    signal.throwIfAborted()
    if (child.exitCode !== 0)
      throw new Error(`${failure}: ${said.slice(-reasonLengthMax) || child.signalCode}`)
  } finally {
    signal.removeEventListener('abort', end)
  }
}
