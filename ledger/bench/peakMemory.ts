const everyMs = 20

/** Does work and answers the most memory this process held meanwhile, in megabytes. */
export const peakMemory = async (work: () => Promise<void>): Promise<number> => {
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
