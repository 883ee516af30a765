/** What so many callers got done in a stretch of time. */
export type Sample = { readonly elapsedMs: number; readonly latenciesMs: readonly number[] }

export type Measured = { readonly perSecond: number; readonly p50Ms: number; readonly p99Ms: number }

/** Lets so many callers do their work over and over, each starting again as soon as it was answered. */
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

const rounds = 4

export type Work = (milliseconds: number) => Promise<Sample>

/**
 * Measures a thing and its floor in turns, so that whatever else the machine does falls on both alike. The first turn
 * of each warms up and does not count.
 */
export const measureBeside = async (
  milliseconds: number,
  floor: Work,
  thing: Work,
): Promise<{ readonly floor: Measured; readonly thing: Measured }> => {
  const samples: { readonly floor: Sample; readonly thing: Sample }[] = []
  const turnMs = milliseconds / rounds
  for (let round = 0; round <= rounds; round += 1)
    samples.push({ floor: await floor(turnMs), thing: await thing(turnMs) })
  const counted = samples.slice(1)
  return {
    floor: summarise(counted.map(sample => sample.floor)),
    thing: summarise(counted.map(sample => sample.thing)),
  }
}

const summarise = (samples: readonly Sample[]): Measured => {
  const latencies = samples.flatMap(sample => sample.latenciesMs).sort((left, right) => left - right)
  const elapsedMs = samples.reduce((sum, sample) => sum + sample.elapsedMs, 0)
  const quantile = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0
  return { perSecond: (latencies.length / elapsedMs) * 1_000, p50Ms: quantile(0.5), p99Ms: quantile(0.99) }
}

export const describeMeasured = (name: string, { perSecond, p50Ms, p99Ms }: Measured): string =>
  `${name}: ${Math.round(perSecond)}/s, p50 ${p50Ms.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms`
