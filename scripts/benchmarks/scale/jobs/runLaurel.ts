import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { storeEnvironment } from '@laurel/api/server/stores/settings.ts'
import type { Place } from '../prepareCompanies.ts'
import { watchMemory } from '../watchMemory.ts'

const main = fileURLToPath(new URL('../../../laurel/main.ts', import.meta.url))

export type LaurelRun = {
  readonly milliseconds: number
  readonly peakMebibytes: number
  /** What the command said, if it failed. */
  readonly failure: string | undefined
}

/** Runs a `laurel` command as an operator does, beside the server. */
export const runLaurel = async (
  { home, databaseUrl }: Place,
  ...words: readonly string[]
): Promise<LaurelRun> => {
  const began = performance.now()
  const child = spawn(process.execPath, [main, ...words], {
    env: { ...process.env, ...storeEnvironment({ home, databaseUrl, eventStoreUrl: undefined }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const memory = watchMemory(child.pid ?? 0)
  const [output, said] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  const peakMebibytes = await memory.stop()
  return {
    milliseconds: performance.now() - began,
    peakMebibytes,
    failure: child.exitCode === 0 ? undefined : `laurel ${words.join(' ')} failed:\n${output}\n${said}`,
  }
}
