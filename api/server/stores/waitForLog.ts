import { LogUnavailable } from '@laurel/ledger/log/logUnavailable.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'

export type Waiting = {
  /** How long the log is asked again; without it, it is asked once. */
  readonly patienceMilliseconds?: number
  /** Called once, when the first answer fails to come. */
  readonly onWaiting?: () => void
  readonly signal?: AbortSignal | undefined
}

const pauseMilliseconds = 1_000
/** A host that drops every packet gives no answer at all. */
const answerMilliseconds = 10_000

/** Waits until a log answers. Throws `LogUnavailable` when the patience is over, and the reason of an abort. */
export const waitForLog = async (
  log: Pick<EventLog, 'head'>,
  { patienceMilliseconds = 0, onWaiting, signal }: Waiting = {},
): Promise<void> => {
  const deadline = performance.now() + patienceMilliseconds
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted()
    const trouble = await troubleOf(log)
    if (!trouble) return
    if (performance.now() >= deadline) throw trouble
    if (attempt === 1) onWaiting?.()
    await pause(pauseMilliseconds, signal)
  }
}

const troubleOf = async (log: Pick<EventLog, 'head'>): Promise<LogUnavailable | undefined> => {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<LogUnavailable>(resolve => {
    const seconds = answerMilliseconds / 1_000
    timer = setTimeout(
      () => resolve(new LogUnavailable(`The log did not answer within ${seconds} seconds.`)),
      answerMilliseconds,
    )
  })
  try {
    return await Promise.race([log.head().then(() => undefined), silence])
  } catch (error) {
    if (error instanceof LogUnavailable) return error
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Ends early when the signal is aborted. */
const pause = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise(resolve => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal?.addEventListener('abort', end)
  })
