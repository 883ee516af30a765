import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const everyMilliseconds = 500
const kibibytesPerMebibyte = 1_024

/** Watches the resident memory of a process until it ends. `stop` returns the most that was seen, in MiB. */
export const watchMemory = (pid: number): { stop(): Promise<number> } => {
  let peak = 0
  let looking = Promise.resolve()
  const look = async (): Promise<void> => {
    peak = Math.max(peak, await residentMebibytes(pid))
  }
  const watch = setInterval(() => {
    looking = looking.then(look)
  }, everyMilliseconds)
  return {
    stop: async () => {
      clearInterval(watch)
      await looking
      await look()
      return peak
    },
  }
}

const run = promisify(execFile)

/** `ps` fails for a process that has ended. */
const ended = () => ({ stdout: '0' })

const residentMebibytes = async (pid: number): Promise<number> => {
  const status = `/proc/${pid}/status`
  const kibibytes = existsSync(status)
    ? /VmRSS:\s*(\d+)/.exec(await readFile(status, 'utf8'))?.[1]
    : (await run('ps', ['-o', 'rss=', '-p', String(pid)]).catch(ended)).stdout
  return Number(kibibytes ?? 0) / kibibytesPerMebibyte
}
