import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const everyMs = 20

/** Collects the garbage of earlier work, which is not part of the measurement. */
const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
}

/** Does work and returns the peak memory of this process during it, in megabytes. */
export const peakMemory = async (work: () => Promise<void>): Promise<number> => {
  collectGarbage()
  let peak = process.memoryUsage.rss()
  const look = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, everyMs)
  try {
    await work()
  } finally {
    clearInterval(look)
  }
  return Math.max(peak, process.memoryUsage.rss()) / 1_000_000
}
