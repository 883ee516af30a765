export type Fetch = (request: Request) => Promise<Response>

const retriesMax = 3
const firstPauseMilliseconds = 400
/** A server that asks for more patience than this is asked again by the program. */
const pauseMillisecondsMax = 60_000

const mayPass: ReadonlySet<number> = new Set([429, 502, 503, 504])

/**
 * Repeats what can be repeated: a query, and a command with its `Idempotency-Key`, which happens once however often it is
 * sent. It waits as long as the server asks.
 */
export const retryingFetch =
  (fetchNow: Fetch): Fetch =>
  async request => {
    const isSafe = request.method === 'GET' || request.headers.has('idempotency-key')
    for (let failures = 0; ; failures += 1) {
      const isLast = !isSafe || failures === retriesMax
      const outcome = await fetchNow(request.clone()).catch((error: unknown) => {
        if (isLast || request.signal.aborted) throw error
        return undefined
      })
      if (outcome && (isLast || !mayPass.has(outcome.status))) return outcome
      const pause = pauseOf(outcome, failures)
      if (outcome && pause > pauseMillisecondsMax) return outcome
      await outcome?.body?.cancel()
      await waitFor(pause, request.signal)
    }
  }

const pauseOf = (response: Response | undefined, failures: number): number => {
  const asked = Number(response?.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(asked) ? asked * 1_000 : firstPauseMilliseconds * 2 ** failures
}

/** Ends early, with its reason, where the signal aborts. */
export const waitFor = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const end = (): void => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', end, { once: true })
  })
