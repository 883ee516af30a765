import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { WorkName } from './work.ts'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))

const Measured = z.object({
  seconds: z.number(),
  /** The most that the process ever had in memory (resident set). */
  peakMebibytes: z.number(),
})

/** Time and peak memory of work in a process that does nothing else. */
export const measureAlone = async (
  name: WorkName,
  databaseUrl: string,
): Promise<z.infer<typeof Measured>> => {
  const { stdout } = await promisify(execFile)(process.execPath, [program, name, databaseUrl])
  return Measured.parse(JSON.parse(stdout))
}
