import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const everyMilliseconds = 500
const kibibytesPerMebibyte = 1_024

export type MemoryWatch = {
  /** The most that was held since the last call, in MiB. */
  peak(): Promise<number>
  /** Ends the watch; returns the most that was held since the last call. */
  stop(): Promise<number>
}

/**
 * Watches the resident memory of a process until it ends. Linux keeps a mark of the most, which no moment escapes; elsewhere
 * the memory is sampled. The watch goes on in between because the mark ends with the process.
 */
export const watchMemory = (pid: number): MemoryWatch => {
  let peak = 0
  let looking = Promise.resolve()
  const look = async (): Promise<void> => {
    peak = Math.max(peak, await residentMebibytes(pid))
  }
  const watch = setInterval(() => {
    looking = looking.then(look)
  }, everyMilliseconds)
  const takePeak = async (): Promise<number> => {
    await looking
    await look()
    await lowerMark(pid)
    const taken = peak
    peak = 0
    return taken
  }
  return {
    peak: takePeak,
    stop: () => {
      clearInterval(watch)
      return takePeak()
    },
  }
}

/** The kernel’s word for lowering the mark to what is held now. */
const lowered = '5'

const lowerMark = async (pid: number): Promise<void> => {
  const mark = `/proc/${pid}/clear_refs`
  if (existsSync(mark)) await writeFile(mark, lowered).catch(ended)
}

const run = promisify(execFile)

/** `ps` fails for a process that has ended. */
const ended = () => ({ stdout: '0' })

const residentMebibytes = async (pid: number): Promise<number> => {
  const status = `/proc/${pid}/status`
  const kibibytes = existsSync(status)
    ? /VmHWM:\s*(\d+)/.exec(await readFile(status, 'utf8').catch(() => ''))?.[1]
    : (await run('ps', ['-o', 'rss=', '-p', String(pid)]).catch(ended)).stdout
  return Number(kibibytes ?? 0) / kibibytesPerMebibyte
}
