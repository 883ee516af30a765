export type Measured = { readonly perSecond: number; readonly p50Ms: number; readonly p99Ms: number }

const warmUpShare = 0.2

/**
 * Lets so many callers do their work over and over, each starting again when it was answered, and counts what was
 * answered after a warm-up.
 */
export const measureCallers = async (
  callers: number,
  milliseconds: number,
  work: (caller: number, turn: number) => Promise<void>,
): Promise<Measured> => {
  const start = performance.now()
  const from = start + milliseconds * warmUpShare
  const until = start + milliseconds
  const latencies: number[] = []
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      for (let turn = 0; performance.now() < until; turn += 1) {
        const began = performance.now()
        await work(caller, turn)
        if (began >= from) latencies.push(performance.now() - began)
      }
    }),
  )
  const elapsedMs = performance.now() - from
  latencies.sort((left, right) => left - right)
  const quantile = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0
  return {
    perSecond: (latencies.length / elapsedMs) * 1_000,
    p50Ms: quantile(0.5),
    p99Ms: quantile(0.99),
  }
}

export const describeMeasured = (name: string, { perSecond, p50Ms, p99Ms }: Measured): string =>
  `${name}: ${Math.round(perSecond)}/s, p50 ${p50Ms.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms`
