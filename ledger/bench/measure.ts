/** The work that a number of callers completed in a span of time. */
export type Sample = { readonly elapsedMs: number; readonly latenciesMs: readonly number[] }

export type Measured = { readonly perSecond: number; readonly p50Ms: number; readonly p99Ms: number }

/** Runs a number of callers that repeat their work without a pause. */
export const sampleCallers = async (
  callers: number,
  milliseconds: number,
  work: (caller: number) => Promise<void>,
): Promise<Sample> => {
  const start = performance.now()
  const latenciesMs: number[] = []
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      while (performance.now() < start + milliseconds) {
        const began = performance.now()
        await work(caller)
        latenciesMs.push(performance.now() - began)
      }
    }),
  )
  return { elapsedMs: performance.now() - start, latenciesMs }
}

export type Work = (milliseconds: number) => Promise<Sample>

const rounds = 4

/**
 * Measures things in turns, so that whatever else the machine does falls on all alike. The first turn of each warms up,
 * as long as all others together, and does not count: servers run for days, and code is compiled as it is used.
 */
export const measureInTurns = async (
  milliseconds: number,
  works: readonly Work[],
): Promise<readonly Measured[]> => {
  const samples: Sample[][] = works.map(() => [])
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, work] of works.entries()) {
      const sample = await work(round === 0 ? milliseconds : milliseconds / rounds)
      if (round > 0) samples[index]?.push(sample)
    }
  return samples.map(summarise)
}

export const summarise = (samples: readonly Sample[]): Measured => {
  const latencies = samples.flatMap(sample => sample.latenciesMs).sort((left, right) => left - right)
  const elapsedMs = samples.reduce((sum, sample) => sum + sample.elapsedMs, 0)
  const quantile = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0
  return { perSecond: (latencies.length / elapsedMs) * 1_000, p50Ms: quantile(0.5), p99Ms: quantile(0.99) }
}

export const describeMeasured = (name: string, { perSecond, p50Ms, p99Ms }: Measured): string =>
  `${name}: ${Math.round(perSecond)}/s, p50 ${p50Ms.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms`
